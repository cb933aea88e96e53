import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Advogados',
    'Advogados que falam claro',
    [
      'Direito do trabalho',
      'Direito da família',
      'Direito dos contratos',
      'Heranças',
      'Arrendamento',
      'Direito das sociedades',
    ],
    [
      'Os nossos advogados representam particulares e empresas em todos os tribunais do país.',
      'Na primeira consulta, a advogada diz-lhe com franqueza se vale a pena ir a tribunal.',
    ],
  ),
  accounting: trade(
    'Contabilidade',
    'Contabilidade e consultoria fiscal para pequenas empresas',
    [
      'Contabilidade organizada',
      'Contas anuais',
      'Declarações de IRS',
      'Processamento salarial',
      'Criação de empresas',
      'Declarações de IVA',
    ],
    [
      'Os nossos contabilistas acompanham artesãos, consultórios e empresas jovens.',
      'Os recibos vão para a aplicação e as perguntas para um contabilista que conhece.',
    ],
  ),
  insurance: trade(
    'Seguros',
    'Seguros que se ajustam à sua vida',
    [
      'Seguro de casa',
      'Seguro automóvel',
      'Seguro de vida',
      'Responsabilidade civil',
      'Seguros para empresas',
      'Gestão de sinistros',
    ],
    [
      'Como corretores de seguros independentes, comparamos mais de quarenta seguradoras.',
      'Quando algo acontece, nós tratamos do sinistro e você da sua vida.',
    ],
  ),
  finance: trade(
    'Gestão de património',
    'Serviços financeiros sem letras pequenas',
    [
      'Planos de reforma',
      'Consultoria de investimentos',
      'Crédito à habitação',
      'Gestão de património',
      'Planos de poupança',
      'Sucessões',
    ],
    [
      'Os nossos consultores financeiros são pagos por si e por mais ninguém.',
      'Planeamos investimentos em décadas e prestamos contas todos os trimestres.',
    ],
  ),
  consulting: trade(
    'Consultoria',
    'Consultoria de gestão com os pés na terra',
    [
      'Consultoria estratégica',
      'Otimização de processos',
      'Gestão da mudança',
      'Coaching de liderança',
      'Estudos de mercado',
      'Sucessão empresarial',
    ],
    [
      'Os nossos consultores dirigiram empresas antes de aconselhar outras.',
      'Um projeto de consultoria termina quando a nova forma de trabalhar já é rotina.',
    ],
  ),
  recruitment: trade(
    'Recursos humanos',
    'Recrutamento que aproxima pessoas',
    [
      'Recrutamento de executivos',
      'Trabalho temporário',
      'Contratação permanente',
      'Estudos salariais',
      'Orientação profissional',
      'Ofertas de emprego',
    ],
    [
      'Os nossos recrutadores falam com cada candidato antes de enviar um currículo.',
      'Nove em cada dez pessoas continuam no mesmo emprego ao fim de dois anos.',
    ],
  ),
  marketing: trade(
    'Agência de publicidade',
    'Agência de marketing para marcas com carácter',
    [
      'Estratégia de marca',
      'Redes sociais',
      'Otimização para motores de busca',
      'Campanhas publicitárias',
      'Marketing de conteúdos',
      'Web design',
    ],
    [
      'A nossa agência de publicidade transforma produtos complicados em histórias que se contam.',
      'Medimos cada campanha e mostramos também os números que doem.',
    ],
  ),
  security: trade(
    'Segurança',
    'Serviços de segurança e sistemas de alarme',
    [
      'Sistemas de alarme',
      'Videovigilância',
      'Vigilantes',
      'Controlo de acessos',
      'Segurança de eventos',
      'Ronda noturna',
    ],
    [
      'Os nossos vigilantes são licenciados e têm formação em primeiros socorros.',
      'A central responde a cada alarme em quarenta segundos.',
    ],
  ),
  cleaning: trade(
    'Limpezas',
    'Empresa de limpeza para escritórios e casas',
    [
      'Limpeza de escritórios',
      'Limpeza de vidros',
      'Limpeza profunda',
      'Limpeza de carpetes',
      'Limpeza de condomínios',
      'Limpeza após mudanças',
    ],
    [
      'As nossas equipas de limpeza vêm à hora que lhe convém, com o próprio material.',
      'Limpamos com produtos ecológicos e pagamos bem acima do mínimo.',
    ],
  ),
  publisher: trade(
    'Editora',
    'Notícias, revistas e livros de uma editora independente',
    [
      'Notícias do dia',
      'Revista regional',
      'Livros de ensaio',
      'Reportagens',
      'Podcasts',
      'Cartas dos leitores',
    ],
    [
      'A nossa redação cobre política, cultura e vida diária sete dias por semana.',
      'A revista e os livros são feitos por jornalistas que ainda saem à rua.',
    ],
  ),
};
