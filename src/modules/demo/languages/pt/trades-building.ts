import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Imobiliária',
    'Imobiliária de casas e apartamentos',
    [
      'Casas à venda',
      'Apartamentos para arrendar',
      'Avaliação de imóveis',
      'Gestão de condomínios',
      'Imóveis comerciais',
      'Home staging',
    ],
    [
      'Os nossos agentes imobiliários conhecem cada rua, cada escola e cada preço honesto da cidade.',
      'Vendemos a maioria das casas em dez semanas, até à entrega das chaves.',
    ],
  ),
  architecture: trade(
    'Arquitetos',
    'Gabinete de arquitetura para a vida de todos os dias',
    [
      'Arquitetura residencial',
      'Design de interiores',
      'Licenciamento',
      'Construção em madeira',
      'Reabilitação de edifícios',
      'Acompanhamento de obra',
    ],
    [
      'Os nossos arquitetos desenham primeiro à mão e fazem a maquete antes de ligar o computador.',
      'Gostamos de edifícios antigos e tratamo-los como família: com respeito e opinião clara.',
    ],
  ),
  construction: trade(
    'Construções',
    'Empresa de construção de casas sólidas',
    [
      'Construção de moradias',
      'Remodelações',
      'Obras de betão',
      'Telhados e coberturas',
      'Ampliações',
      'Obras públicas',
    ],
    [
      'A nossa empresa de construção civil trabalha com os seus próprios pedreiros e carpinteiros.',
      'Duzentas famílias vivem numa casa construída por nós.',
    ],
  ),
  plumbing: trade(
    'Canalizações',
    'Canalizadores para casa de banho, aquecimento e urgências',
    [
      'Remodelação de casas de banho',
      'Instalação de aquecimento',
      'Reparação de caldeiras',
      'Deteção de fugas',
      'Bombas de calor',
      'Canalizador urgente',
    ],
    [
      'Os nossos canalizadores atendem a qualquer hora, também no Natal.',
      'Um cano roto não espera: cada carrinha leva as peças mais usadas.',
    ],
  ),
  gardening: trade(
    'Jardins',
    'Jardinagem e arquitetura paisagista',
    [
      'Projeto de jardins',
      'Poda de árvores',
      'Tratamento de relvados',
      'Lagos naturais',
      'Terraços e caminhos',
      'Corte de sebes',
    ],
    [
      'Os nossos jardineiros pensam no décimo ano, quando as árvores já têm a sua forma.',
      'Da varanda ao parque: plantamos o que convém ao solo e faz voltar as abelhas.',
    ],
  ),
  metalworks: trade(
    'Metalúrgica',
    'Fabricante de peças metálicas de precisão',
    [
      'Fresagem CNC',
      'Trabalho de chapa',
      'Soldadura',
      'Corte a laser',
      'Protótipos',
      'Tratamento de superfícies',
    ],
    [
      'A nossa fábrica produz peças metálicas em séries de uma a cem mil.',
      'A indústria confia em tolerâncias que medimos em mícrones.',
    ],
  ),
  logistics: trade(
    'Transportes',
    'Transportes e logística em toda a Europa',
    [
      'Transporte rodoviário',
      'Armazenagem',
      'Despacho aduaneiro',
      'Entregas expresso',
      'Frete marítimo',
      'Mudanças',
    ],
    [
      'Os nossos camiões percorrem quatro milhões de quilómetros por ano.',
      'No armazém guardamos, preparamos e enviamos o que os nossos clientes vendem.',
    ],
  ),
  garage: trade(
    'Oficina',
    'Oficina automóvel e assistência a todas as marcas',
    [
      'Revisão automóvel',
      'Travões',
      'Mudança de pneus',
      'Chapa e pintura',
      'Diagnóstico de motor',
      'Carros usados',
    ],
    [
      'Os nossos mecânicos reparam o que tem reparação e mostram-lhe a peça que não se salvou.',
      'Enquanto o seu carro está na oficina, emprestamos-lhe outro.',
    ],
  ),
  solar: trade(
    'Solar',
    'Energia solar para telhados e empresas',
    [
      'Painéis solares',
      'Baterias',
      'Postos de carregamento',
      'Consultoria energética',
      'Manutenção solar',
      'Eletricidade verde',
    ],
    [
      'Os nossos eletricistas montaram painéis solares em mais de três mil telhados.',
      'Uma instalação fotovoltaica paga-se em nove anos, e fazemos as contas consigo.',
    ],
  ),
  telecom: trade(
    'Telecom',
    'Internet de fibra e telefone para a região',
    [
      'Internet de fibra',
      'Tarifários móveis',
      'Telefone na nuvem',
      'Internet para empresas',
      'Instalação de Wi-Fi',
      'Monitorização de redes',
    ],
    [
      'A nossa rede de fibra chega a aldeias que as grandes operadoras de telecomunicações esqueceram.',
      'Navega a um gigabit e fala com um técnico da sua terra.',
    ],
  ),
};
