import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Herdade',
    'Agricultura biológica, pecuária e floresta',
    [
      'Legumes biológicos',
      'Produção de leite',
      'Cultivo de cereais',
      'Gestão florestal',
      'Apicultura',
      'Visitas à herdade',
    ],
    [
      'A nossa exploração agrícola é da mesma família há cinco gerações.',
      'Cultivamos sem adubos químicos, e o gado pasta ao ar livre de abril a novembro.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotecnologia para novos medicamentos',
    [
      'Descoberta de fármacos',
      'Ensaios clínicos',
      'Anticorpos',
      'Produção farmacêutica',
      'Terapia celular',
      'Assuntos regulamentares',
    ],
    [
      'A nossa empresa de biotecnologia desenvolve anticorpos contra doenças raras.',
      'Dois fármacos estão em ensaios clínicos, e ambos nasceram na mesma bancada.',
    ],
  ),
  church: trade(
    'Paróquia',
    'Uma igreja e paróquia aberta a todos',
    [
      'Missa dominical',
      'Batismos',
      'Casamentos religiosos',
      'Grupo bíblico',
      'Pastoral juvenil',
      'Acompanhamento espiritual',
    ],
    [
      'A nossa paróquia celebra missa todos os domingos às dez, e o café dura até ao meio-dia.',
      'O pároco está para todos, quer acreditem, duvidem ou só queiram conversar.',
    ],
  ),
  recycling: trade(
    'Reciclagem',
    'Reciclagem e gestão de resíduos pelo ambiente',
    [
      'Recolha de resíduos',
      'Aluguer de contentores',
      'Sucata',
      'Reciclagem de papel',
      'Resíduos perigosos',
      'Consultoria ambiental',
    ],
    [
      'A nossa central de reciclagem separa oitenta toneladas de resíduos por dia.',
      'Os contentores chegam no dia seguinte, e fica a saber o que aconteceu ao conteúdo.',
    ],
  ),
  games: trade(
    'Jogos',
    'Estúdio de videojogos e a sua comunidade',
    [
      'Jogos de PC',
      'Jogos para telemóvel',
      'Torneios de esports',
      'Jogos de tabuleiro',
      'Desenvolvimento de jogos',
      'Comunidade de jogadores',
    ],
    [
      'O nosso estúdio publicou nove videojogos, terminados quatro milhões de vezes.',
      'Todos os meses convidamos jogadores a experimentar níveis ainda por acabar.',
    ],
  ),
  marketplace: trade(
    'Classificados',
    'Anúncios classificados e compra e venda de usados',
    [
      'Publicar um anúncio',
      'Bicicletas usadas',
      'Anúncios de móveis',
      'Anúncios de veículos',
      'Proteção do comprador',
      'Conta de vendedor',
    ],
    [
      'O nosso portal de classificados junta vendedores e compradores: sessenta mil anúncios por mês.',
      'Publicar um anúncio demora dois minutos, e cada um é verificado.',
    ],
  ),
  chemicals: trade(
    'Química',
    'Fabricante de produtos químicos, plásticos e tintas',
    [
      'Produtos químicos industriais',
      'Compostos plásticos',
      'Resinas e revestimentos',
      'Colas',
      'Misturas à medida',
      'Análises de laboratório',
    ],
    [
      'Os nossos produtos químicos estão em tintas, colas e plásticos de todo o continente.',
      'Os químicos do nosso laboratório adaptam cada fórmula à máquina do cliente.',
    ],
  ),
  electronics: trade(
    'Eletrónica',
    'Fabricante de componentes eletrónicos e sensores',
    [
      'Placas eletrónicas',
      'Sensores',
      'Módulos LED',
      'Cablagem',
      'Fontes de alimentação',
      'Desenvolvimento eletrónico',
    ],
    [
      'A nossa eletrónica é montada em três linhas, do protótipo à grande série.',
      'Os nossos sensores medem onde ninguém gostaria de estar.',
    ],
  ),
  printing: trade(
    'Tipografia',
    'Gráfica de embalagens, livros e cartazes',
    [
      'Impressão offset',
      'Impressão digital',
      'Caixas dobráveis',
      'Etiquetas',
      'Encadernação',
      'Cartazes de grande formato',
    ],
    [
      'As nossas máquinas de impressão trabalham em dois turnos e ainda cheiram a tinta.',
      'De cem cartões a um milhão de embalagens: a embalagem é o nosso segundo ofício.',
    ],
  ),
  research: trade(
    'Instituto de investigação',
    'Instituto de investigação do clima e dos materiais',
    [
      'Investigação do clima',
      'Ciência dos materiais',
      'Serviços de laboratório',
      'Publicações científicas',
      'Programa de doutoramento',
      'Palestras públicas',
    ],
    [
      'Os nossos cientistas publicam sessenta artigos por ano e tornam públicos todos os dados.',
      'O instituto investiga com universidades de quatro continentes e com a escola ao lado.',
    ],
  ),
};
