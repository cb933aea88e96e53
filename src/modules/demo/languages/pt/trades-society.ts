import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Clínica dentária',
    'Dentistas para dentes saudáveis e nervos calmos',
    [
      'Consultas dentárias',
      'Implantes dentários',
      'Branqueamento dentário',
      'Ortodontia',
      'Desvitalização',
      'Odontopediatria',
    ],
    [
      'Os nossos dentistas explicam cada passo e têm tempo para pacientes nervosos.',
      'O laboratório dentário é em casa: uma coroa fica pronta no mesmo dia.',
    ],
  ),
  clinic: trade(
    'Clínica médica',
    'Clínica médica para toda a família',
    ['Medicina geral', 'Vacinas', 'Exames de rotina', 'Fisioterapia', 'Ecografias', 'Consulta do viajante'],
    [
      'Os nossos médicos e enfermeiros cuidam de três gerações de pacientes.',
      'Os casos agudos são vistos no próprio dia; para o resto, marque consulta online.',
    ],
  ),
  pharmacy: trade(
    'Farmácia',
    'Farmácia com conselhos para a sua saúde',
    [
      'Medicamentos com receita',
      'Homeopatia',
      'Meias de compressão',
      'Aconselhamento da pele',
      'Entrega ao domicílio',
      'Planos de medicação',
    ],
    [
      'Os nossos farmacêuticos verificam cada receita e as interações entre medicamentos.',
      'Pedido até ao meio-dia, o medicamento chega à tarde.',
    ],
  ),
  vet: trade(
    'Clínica veterinária',
    'Veterinários para cães, gatos e pequenos animais',
    [
      'Vacinas para animais',
      'Cirurgia animal',
      'Higiene oral animal',
      'Consulta de cachorros',
      'Radiografia e ecografia',
      'Urgências veterinárias',
    ],
    [
      'Os nossos veterinários tratam cães, gatos, coelhos e às vezes uma tartaruga muito paciente.',
      'De noite há sempre alguém com os animais operados.',
    ],
  ),
  school: trade(
    'Academia',
    'Cursos e formação para gente curiosa',
    [
      'Cursos de línguas',
      'Aulas noturnas',
      'Preparação para exames',
      'Cursos online',
      'Formação profissional',
      'Explicações',
    ],
    [
      'Os nossos professores trabalham com turmas pequenas em que cada aluno participa.',
      'Oito em cada dez alunos obtêm o certificado à primeira.',
    ],
  ),
  charity: trade(
    'Fundação',
    'Uma associação solidária que ajuda onde é preciso',
    [
      'Donativos',
      'Voluntariado',
      'Banco alimentar',
      'Apoio a refugiados',
      'Projetos para jovens',
      'Ajuda de emergência',
    ],
    [
      'A nossa fundação vive de donativos e de duzentos voluntários.',
      'Noventa e um por cento de cada donativo chega a quem precisa.',
    ],
  ),
  software: trade(
    'Software',
    'Software que lhe poupa trabalho',
    [
      'Software na nuvem',
      'Desenvolvimento de aplicações',
      'Migração de dados',
      'Integração de API',
      'Segurança informática',
      'Suporte técnico',
    ],
    [
      'O nosso software funciona no navegador e entende-se com as suas outras ferramentas.',
      'Programação, design e suporte partilham a sala: uma boa ideia fica online numa semana.',
    ],
  ),
  fashion: trade(
    'Moda',
    'Roupa e moda de origem justa',
    [
      'Vestidos de verão',
      'Camisas de linho',
      'Camisolas de malha',
      'Sapatos de pele',
      'Casacos de inverno',
      'Malas e acessórios',
    ],
    [
      'A nossa roupa é costurada em duas oficinas de família que visitamos todos os anos.',
      'Fibras naturais, cortes intemporais e reparação de tudo o que vendemos.',
    ],
  ),
  furniture: trade(
    'Móveis',
    'Móveis de madeira maciça',
    [
      'Mesas de jantar',
      'Estantes',
      'Sofás e poltronas',
      'Camas e colchões',
      'Móveis de jardim',
      'Móveis de cozinha',
    ],
    [
      'Os nossos marceneiros fazem móveis de carvalho, freixo e nogueira secos durante dois anos.',
      'Na loja pode sentar-se e deitar-se em tudo, o tempo que quiser.',
    ],
  ),
  townhall: trade(
    'Município',
    'O sítio oficial da câmara municipal',
    [
      'Atendimento ao munícipe',
      'Licenças de construção',
      'Recolha de resíduos',
      'Reuniões de câmara',
      'Registo civil',
      'Editais',
    ],
    [
      'A câmara municipal reúne-se às quintas de quinze em quinze dias, e todos podem assistir.',
      'A maioria dos pedidos faz-se online; para o resto, a câmara abre cinco dias por semana.',
    ],
  ),
};
