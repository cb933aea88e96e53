import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Panadería',
    'Panadería y pastelería artesanal',
    [
      'Pan de masa madre',
      'Cruasanes de mantequilla',
      'Tartas de boda',
      'Pan de centeno',
      'Pasteles de temporada',
      'Cestas de desayuno',
    ],
    [
      'Nuestros panaderos empiezan a las dos de la madrugada para que el pan siga caliente al abrir.',
      'La harina viene del molino vecino, y nuestra masa madre es mayor que casi todo el equipo.',
    ],
  ),
  restaurant: trade(
    'Restaurante',
    'Restaurante de cocina de temporada',
    [
      'Menú del día',
      'Menú degustación',
      'Comedor privado',
      'Maridaje de vinos',
      'Brunch de domingo',
      'Reserva de mesa',
    ],
    [
      'Nuestro chef escribe la carta cada martes, después de pasear por el mercado.',
      'El comedor tiene cuarenta plazas; en verano hay otras veinte bajo los tilos.',
    ],
  ),
  winery: trade(
    'Bodega',
    'Bodega con vinos de nuestro viñedo',
    [
      'Visitas al viñedo',
      'Catas de vino',
      'Vinos tintos',
      'Vinos blancos',
      'Vino espumoso',
      'Días de vendimia',
    ],
    [
      'Nuestras viñas crecen en laderas tan empinadas que toda la vendimia se hace a mano.',
      'Cada botella de vino se prensa, se cría y se llena en nuestra propia bodega.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel con encanto y habitaciones acogedoras',
    [
      'Habitaciones dobles',
      'Suites familiares',
      'Desayuno bufé',
      'Fines de semana de spa',
      'Salas de reuniones',
      'Estancias largas',
    ],
    [
      'Nuestro hotel tiene veintiséis habitaciones, cada una amueblada por un carpintero distinto.',
      'Los huéspedes vienen por las noches tranquilas y hablan años del desayuno.',
    ],
  ),
  travel: trade(
    'Viajes',
    'Agencia de viajes y circuitos guiados',
    [
      'Escapadas urbanas',
      'Viajes de senderismo',
      'Vacaciones en familia',
      'Viajes en tren',
      'Viajes en grupo',
      'Reserva de vuelos',
    ],
    [
      'Nuestros asesores de viajes han dormido en cada hotel que recomiendan.',
      'Cada viaje incluye un número al que alguien responde día y noche.',
    ],
  ),
  events: trade(
    'Eventos',
    'Organización de bodas y eventos',
    [
      'Organización de bodas',
      'Eventos de empresa',
      'Fiestas de cumpleaños',
      'Escenario e iluminación',
      'Catering para eventos',
      'Decoración floral',
    ],
    [
      'Nuestras organizadoras de eventos se ocupan de todo, desde la primera idea hasta el último baile.',
      'Conocemos cada finca y cada salón de la región donde celebrar una boda.',
    ],
  ),
  fitness: trade(
    'Gimnasio',
    'Gimnasio para todas las edades',
    [
      'Entrenamiento personal',
      'Clases de yoga',
      'Entrenamiento de fuerza',
      'Clases de spinning',
      'Espalda sana',
      'Cuotas y abonos',
    ],
    [
      'Nuestro gimnasio abre de la mañana a la noche, y siempre hay un entrenador en la sala.',
      'Cada nuevo socio recibe un plan de entrenamiento que encaja en su semana.',
    ],
  ),
  beauty: trade(
    'Salón de belleza',
    'Peluquería y tratamientos de belleza',
    [
      'Cortes de pelo',
      'Coloración',
      'Tratamientos faciales',
      'Manicura y pedicura',
      'Peinados de novia',
      'Masajes',
    ],
    [
      'Nuestras peluqueras y esteticistas se forman cada temporada.',
      'Usamos cosmética vegana sin microplásticos, que también puede comprar en el salón.',
    ],
  ),
  photography: trade(
    'Fotografía',
    'Fotografía que cuenta su historia',
    [
      'Fotografía de bodas',
      'Retratos',
      'Retratos de empresa',
      'Fotografía de producto',
      'Sesiones familiares',
      'Retoque fotográfico',
    ],
    [
      'Nuestro estudio fotográfico tiene luz del norte y un jardín para retratos al atardecer.',
      'Cada fotógrafo del equipo tiene su estilo; juntos cubrimos cualquier ocasión.',
    ],
  ),
  theatre: trade(
    'Teatro',
    'Teatro, conciertos y lecturas',
    [
      'Obras de teatro',
      'Conciertos de cámara',
      'Teatro infantil',
      'Lecturas de autores',
      'Talleres de teatro',
      'Abonos de temporada',
    ],
    [
      'Nuestra compañía estrena seis obras nuevas cada temporada.',
      'En la sala pequeña, músicos y actores prueban lo que los grandes teatros no se atreven.',
    ],
  ),
};
