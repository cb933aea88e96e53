import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Granja',
    'Agricultura ecológica, ganadería y bosque',
    [
      'Verduras ecológicas',
      'Ganadería lechera',
      'Cultivo de cereales',
      'Gestión forestal',
      'Apicultura',
      'Visitas a la granja',
    ],
    [
      'Nuestra explotación agrícola está en manos de la misma familia desde hace cinco generaciones.',
      'Cultivamos sin fertilizantes químicos, y el ganado pasta al aire libre de abril a noviembre.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotecnología para nuevos medicamentos',
    [
      'Descubrimiento de fármacos',
      'Ensayos clínicos',
      'Anticuerpos',
      'Producción farmacéutica',
      'Terapia celular',
      'Asuntos regulatorios',
    ],
    [
      'Nuestra empresa de biotecnología desarrolla anticuerpos contra enfermedades raras.',
      'Dos fármacos están en ensayos clínicos, y ambos nacieron en la misma mesa de laboratorio.',
    ],
  ),
  church: trade(
    'Parroquia',
    'Una iglesia y parroquia abierta a todos',
    [
      'Misa dominical',
      'Bautizos',
      'Bodas religiosas',
      'Grupo bíblico',
      'Pastoral juvenil',
      'Acompañamiento espiritual',
    ],
    [
      'Nuestra parroquia celebra misa cada domingo a las diez, y el café dura hasta mediodía.',
      'El párroco está para todos, crean, duden o solo quieran hablar.',
    ],
  ),
  recycling: trade(
    'Reciclaje',
    'Reciclaje y gestión de residuos por el medio ambiente',
    [
      'Recogida de residuos',
      'Alquiler de contenedores',
      'Chatarra',
      'Reciclaje de papel',
      'Residuos peligrosos',
      'Asesoría ambiental',
    ],
    [
      'Nuestra planta de reciclaje clasifica ochenta toneladas de residuos al día.',
      'Los contenedores llegan al día siguiente, y usted sabrá qué fue de su contenido.',
    ],
  ),
  games: trade(
    'Juegos',
    'Estudio de videojuegos y su comunidad',
    [
      'Juegos de PC',
      'Juegos para móvil',
      'Torneos de esports',
      'Juegos de mesa',
      'Desarrollo de videojuegos',
      'Comunidad de jugadores',
    ],
    [
      'Nuestro estudio ha publicado nueve videojuegos, terminados cuatro millones de veces.',
      'Cada mes invitamos a jugadores a probar niveles que aún no están listos.',
    ],
  ),
  marketplace: trade(
    'Anuncios',
    'Anuncios clasificados y compraventa de segunda mano',
    [
      'Publicar un anuncio',
      'Bicicletas de segunda mano',
      'Anuncios de muebles',
      'Anuncios de vehículos',
      'Protección del comprador',
      'Cuenta de vendedor',
    ],
    [
      'Nuestro portal de anuncios clasificados une a vendedores y compradores: sesenta mil anuncios al mes.',
      'Publicar un anuncio lleva dos minutos, y cada uno se revisa antes de salir.',
    ],
  ),
  chemicals: trade(
    'Química',
    'Fabricante de productos químicos, plásticos y pinturas',
    [
      'Productos químicos industriales',
      'Compuestos plásticos',
      'Resinas y recubrimientos',
      'Adhesivos',
      'Mezclas a medida',
      'Análisis de laboratorio',
    ],
    [
      'Nuestros productos químicos están en pinturas, adhesivos y plásticos de todo el continente.',
      'Los químicos de nuestro laboratorio adaptan cada fórmula a la máquina del cliente.',
    ],
  ),
  electronics: trade(
    'Electrónica',
    'Fabricante de componentes electrónicos y sensores',
    [
      'Placas electrónicas',
      'Sensores',
      'Módulos LED',
      'Cableado',
      'Fuentes de alimentación',
      'Desarrollo electrónico',
    ],
    [
      'Nuestra electrónica se monta en tres líneas, del prototipo a la gran serie.',
      'Nuestros sensores miden donde nadie querría estar.',
    ],
  ),
  printing: trade(
    'Imprenta',
    'Imprenta de envases, libros y carteles',
    [
      'Impresión offset',
      'Impresión digital',
      'Cajas plegables',
      'Etiquetas',
      'Encuadernación',
      'Carteles de gran formato',
    ],
    [
      'Nuestras máquinas de impresión trabajan en dos turnos y aún huelen a tinta.',
      'De cien tarjetas a un millón de envases: el embalaje es nuestro segundo oficio.',
    ],
  ),
  research: trade(
    'Instituto de investigación',
    'Instituto de investigación del clima y los materiales',
    [
      'Investigación del clima',
      'Ciencia de materiales',
      'Servicios de laboratorio',
      'Publicaciones científicas',
      'Programa de doctorado',
      'Conferencias públicas',
    ],
    [
      'Nuestros científicos publican sesenta artículos al año y hacen públicos todos sus datos.',
      'El instituto investiga con universidades de cuatro continentes y con la escuela vecina.',
    ],
  ),
};
