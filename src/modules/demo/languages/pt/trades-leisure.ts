import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Padaria',
    'Padaria e pastelaria artesanal',
    [
      'Pão de massa-mãe',
      'Croissants de manteiga',
      'Bolos de casamento',
      'Pão de centeio',
      'Bolos da época',
      'Cestos de pequeno-almoço',
    ],
    [
      'Os nossos padeiros começam às duas da manhã para que o pão ainda esteja quente quando abrimos.',
      'A farinha vem do moinho vizinho, e a nossa massa-mãe é mais velha do que quase toda a equipa.',
    ],
  ),
  restaurant: trade(
    'Restaurante',
    'Restaurante de cozinha da época',
    [
      'Menu de almoço',
      'Menu de degustação',
      'Sala privada',
      'Harmonização de vinhos',
      'Brunch de domingo',
      'Reserva de mesa',
    ],
    [
      'O nosso chef escreve a ementa todas as terças, depois de passar pelo mercado.',
      'A sala tem quarenta lugares; no verão há mais vinte debaixo das tílias.',
    ],
  ),
  winery: trade(
    'Quinta',
    'Vinhos da nossa vinha e adega',
    [
      'Visitas à vinha',
      'Provas de vinho',
      'Vinhos tintos',
      'Vinhos brancos',
      'Espumantes',
      'Dias de vindima',
    ],
    [
      'As nossas vinhas crescem em encostas tão íngremes que toda a vindima se faz à mão.',
      'Cada garrafa de vinho é prensada, estagiada e cheia na nossa adega.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel acolhedor com quartos de charme',
    [
      'Quartos duplos',
      'Suites familiares',
      'Pequeno-almoço buffet',
      'Fins de semana de spa',
      'Salas de reunião',
      'Estadias longas',
    ],
    [
      'O nosso hotel tem vinte e seis quartos, cada um mobilado por um carpinteiro diferente.',
      'Os hóspedes vêm pelas noites calmas e falam durante anos do pequeno-almoço.',
    ],
  ),
  travel: trade(
    'Viagens',
    'Agência de viagens e circuitos guiados',
    [
      'Escapadinhas urbanas',
      'Férias de caminhada',
      'Férias em família',
      'Viagens de comboio',
      'Viagens de grupo',
      'Reserva de voos',
    ],
    [
      'Os nossos consultores de viagens dormiram em todos os hotéis que recomendam.',
      'Cada viagem inclui um número que atende de dia e de noite.',
    ],
  ),
  events: trade(
    'Eventos',
    'Organização de casamentos e eventos',
    [
      'Organização de casamentos',
      'Eventos de empresa',
      'Festas de aniversário',
      'Palco e luz',
      'Catering para eventos',
      'Decoração floral',
    ],
    [
      'A nossa equipa de eventos trata de tudo, da primeira ideia à última dança.',
      'Conhecemos cada quinta e cada salão da região onde celebrar um casamento.',
    ],
  ),
  fitness: trade(
    'Ginásio',
    'Ginásio para todas as idades',
    [
      'Treino pessoal',
      'Aulas de ioga',
      'Musculação',
      'Aulas de spinning',
      'Treino de costas',
      'Mensalidades',
    ],
    [
      'O nosso ginásio abre de manhã à noite, e há sempre um treinador na sala.',
      'Cada novo membro recebe um plano de treino que cabe na sua semana.',
    ],
  ),
  beauty: trade(
    'Salão de beleza',
    'Cabeleireiro e tratamentos de beleza',
    [
      'Cortes de cabelo',
      'Coloração',
      'Tratamentos faciais',
      'Manicure e pedicure',
      'Penteados de noiva',
      'Massagens',
    ],
    [
      'As nossas cabeleireiras e esteticistas fazem formação todas as estações.',
      'Usamos cosmética vegana sem microplásticos, que também pode comprar no salão.',
    ],
  ),
  photography: trade(
    'Fotografia',
    'Fotografia que conta a sua história',
    [
      'Fotografia de casamento',
      'Retratos',
      'Retratos de empresa',
      'Fotografia de produto',
      'Sessões de família',
      'Tratamento de imagem',
    ],
    [
      'O nosso estúdio de fotografia tem luz de norte e um jardim para retratos ao fim da tarde.',
      'Cada fotógrafo tem o seu estilo; juntos cobrimos qualquer ocasião.',
    ],
  ),
  theatre: trade(
    'Teatro',
    'Teatro, concertos e leituras',
    [
      'Peças de teatro',
      'Concertos de câmara',
      'Teatro infantil',
      'Leituras de autores',
      'Oficinas de teatro',
      'Assinaturas de temporada',
    ],
    [
      'A nossa companhia estreia seis peças novas em cada temporada.',
      'Na sala pequena, músicos e atores experimentam o que os grandes teatros não ousam.',
    ],
  ),
};
