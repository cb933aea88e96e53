import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} e muito mais {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} oferece {s}, {s2} e aconselhamento pessoal desde {y}.',
    '{c} {in}: {s}, {s2} e uma equipa que sabe ouvir. Ligue ou faça-nos uma visita.',
    'Procura {s} {in}? {c} é a casa de confiança desde {y}.',
  ],
  leads: [
    'Desde {y} que as pessoas vêm a {c} por {s} e {s2}, e porque aqui há sempre alguém que ouve.',
    'Somos uma pequena equipa {in} com um só objetivo: um trabalho que vai querer recomendar aos amigos.',
    'De {s} a {s2}: {c} põe experiência, preços honestos e um sorriso em tudo o que faz.',
    'O bom trabalho pede cuidado. Por isso {c} entrega cada encomenda a pessoas que amam o que fazem.',
  ],
  about: [
    '{c} foi fundada em {y} por {p}, com uma única sala e uma carrinha emprestada. Hoje somos {n} pessoas e continuamos a atender nós próprios o telefone.',
    'O que começou como um projeto de família {in} é hoje uma empresa em que confiam vizinhos, negócios e visitantes. Os clientes conhecem-nos pelo nome.',
    'Para nós a qualidade é um hábito. Cada pessoa aprende o ofício desde o início, e {p} verifica pessoalmente tudo o que sai da casa.',
    'A nossa sede é em {city}, mas os clientes vêm de toda a região. Muitos estão connosco há mais de dez anos, e esse é o melhor elogio.',
    'A sustentabilidade não é um slogan. Compramos perto, reparamos antes de substituir e publicamos todos os anos os resultados no relatório {w}.',
    'Em {y} ninguém imaginaria que a ideia {w} sustentaria uma empresa inteira. Sustenta, porque as nossas pessoas põem nela o coração.',
  ],
  serviceBlurbs: [
    'Pergunte-nos: explicamos o que é possível, quanto custa e quando fica pronto.',
    'O nosso método é simples: primeiro ouvir, depois preparar com cuidado e entregar no dia prometido.',
    'Passos claros e uma só pessoa que o acompanha do princípio ao fim.',
    'Com mais de {n} projetos concluídos, é um assunto que conhecemos a fundo.',
    'Seja a primeira vez ou a quinquagésima, em {c} tudo começa com uma conversa.',
    'Aplicamos o método {w}, criado em nossa casa e aperfeiçoado ao longo dos anos.',
  ],
  productBlurbs: [
    'A linha {w} é feita em pequenas quantidades e verificada à mão antes de sair.',
    'A preferida dos nossos clientes desde o primeiro dia, e um bonito presente.',
    'Resistente, fácil de cuidar e pronta a enviar em dois dias úteis.',
    'Novidade da estação: a nossa edição {w}, que não encontra em mais lado nenhum.',
  ],
  quotes: [
    'Da primeira chamada ao último pormenor, tudo correu como combinado. Não iria a mais lado nenhum.',
    'Simpáticos, rápidos e honestos. {p} explicou cada passo com tempo, e o resultado fala por si.',
    'Já tínhamos experimentado duas empresas antes de encontrar {c}. Que diferença!',
    'Vim por um orçamento e fiquei pelas pessoas. Recomendo a toda a gente {in}.',
    'Preço justo, trabalho cuidado, e uma semana depois ainda ligaram a perguntar se estávamos contentes.',
    'Nota-se logo que fazem isto há anos. Agora toda a família vai a {c}.',
  ],
  questions: [
    [
      'Como marco uma visita?',
      'Telefone, escreva um e-mail ou use o formulário desta página. Respondemos em um dia útil.',
    ],
    [
      'Trabalham fora de {city}?',
      'Sim, em toda a região. Para distâncias maiores combinamos antes uma tarifa justa.',
    ],
    [
      'Quanto custa?',
      'Depende do que precisa. Depois de uma breve conversa enviamos um orçamento escrito e gratuito.',
    ],
    [
      'Quanto tempo demora?',
      'A maioria das encomendas fica pronta em duas semanas. Se for urgente, encontramos uma solução.',
    ],
    [
      'Que formas de pagamento aceitam?',
      'Transferência, cartão ou dinheiro. As empresas podem pagar por fatura.',
    ],
    ['Posso alterar ou cancelar a marcação?', 'Até 48 horas antes não custa nada. Basta uma mensagem curta.'],
  ],
  steps: [
    ['Conversar', 'Conte-nos a sua ideia. A primeira conversa é gratuita e sem compromisso.'],
    ['Um orçamento claro', 'Em três dias recebe uma proposta que se entende sem dicionário.'],
    ['Mãos à obra', 'Uma só pessoa mantém-no informado, do primeiro ao último dia.'],
    ['O resultado', 'O trabalho só está terminado quando estiver satisfeito.'],
  ],
  posts: [
    [
      '{S}: cinco coisas a saber',
      'Perguntam-nos quase todos os dias. Estas são as cinco respostas que mais ajudam.',
    ],
    [
      'Nos bastidores com {p}',
      'Como é um dia normal em {c}? Acompanhámos {p} desde manhã cedo até ao fecho.',
    ],
    [
      'O nosso ano {in}: um balanço',
      'Novos colegas, uma oficina maior e o projeto {w}: estes são os momentos que vamos recordar.',
    ],
    [
      '{S}: porque merece um segundo olhar',
      'Tem fama de complicado. Não é, se seguirmos três regras simples.',
    ],
    [
      'Visite-nos na feira {w}',
      'Estamos no stand {n}. O café é por nossa conta, e há uma surpresa para cada visitante.',
    ],
    [
      '{S}: os erros mais comuns',
      'Todos os cometem, poucos falam deles. Como evitar os mais caros desde o início.',
    ],
  ],
  roles: [
    'Fundadora',
    'Direção',
    'Apoio ao cliente',
    'Chefe de oficina',
    'Administração',
    'Gestora de projeto',
    'Aprendiz',
    'Qualidade',
  ],
  invitations: [
    'Quando quiser: diga-nos do que precisa.',
    'Venha visitar-nos {in}. O café está sempre pronto.',
    'Vamos conversar sobre a sua ideia, sem compromisso.',
  ],
  newsletter: 'Notícias, datas e ofertas de {c}, uma vez por mês e nunca mais do que isso.',
  cookies:
    'Usamos cookies para que este site funcione e para perceber como é usado. É você que decide quais permite.',
  plans: [
    ['Essencial', 'Tudo o que precisa para começar'],
    ['Padrão', 'A nossa opção mais popular'],
    ['Premium', 'Para quem quer tudo'],
  ],
};
