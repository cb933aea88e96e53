import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Inmobiliaria',
    'Inmobiliaria de casas y pisos',
    [
      'Casas en venta',
      'Pisos en alquiler',
      'Tasación de viviendas',
      'Administración de fincas',
      'Locales comerciales',
      'Home staging',
    ],
    [
      'Nuestros agentes inmobiliarios conocen cada calle, cada colegio y cada precio honesto de la ciudad.',
      'Vendemos la mayoría de las casas en diez semanas, hasta la entrega de llaves.',
    ],
  ),
  architecture: trade(
    'Arquitectos',
    'Estudio de arquitectura para la vida diaria',
    [
      'Viviendas',
      'Diseño de interiores',
      'Licencias de obra',
      'Arquitectura en madera',
      'Rehabilitación de edificios',
      'Dirección de obra',
    ],
    [
      'Nuestros arquitectos dibujan primero a mano y hacen la maqueta antes de encender el ordenador.',
      'Nos gustan los edificios antiguos y los tratamos como a parientes: con respeto y opinión clara.',
    ],
  ),
  construction: trade(
    'Construcciones',
    'Empresa constructora de casas sólidas',
    [
      'Construcción de casas',
      'Reformas',
      'Obras de hormigón',
      'Cubiertas y tejados',
      'Ampliaciones',
      'Obra civil',
    ],
    [
      'Nuestra constructora trabaja con sus propios albañiles, carpinteros y techadores.',
      'Doscientas familias viven en una casa que construimos nosotros.',
    ],
  ),
  plumbing: trade(
    'Fontanería',
    'Fontaneros para baño, calefacción y urgencias',
    [
      'Reforma de baños',
      'Instalación de calefacción',
      'Reparación de calderas',
      'Detección de fugas',
      'Bombas de calor',
      'Fontanero de urgencia',
    ],
    [
      'Nuestros fontaneros atienden a todas horas, también en Navidad.',
      'Una tubería rota no espera: cada furgoneta lleva los repuestos habituales.',
    ],
  ),
  gardening: trade(
    'Jardinería',
    'Jardineros para jardines y terrazas',
    [
      'Diseño de jardines',
      'Poda de árboles',
      'Cuidado del césped',
      'Estanques naturales',
      'Terrazas y caminos',
      'Recorte de setos',
    ],
    [
      'Nuestros jardineros piensan en el décimo año, cuando los árboles ya tienen su forma.',
      'Del balcón al parque: plantamos lo que conviene al suelo y hace volver a las abejas.',
    ],
  ),
  metalworks: trade(
    'Metalúrgica',
    'Fabricante de piezas metálicas de precisión',
    [
      'Fresado CNC',
      'Trabajo de chapa',
      'Soldadura',
      'Corte por láser',
      'Prototipos',
      'Acabado de superficies',
    ],
    [
      'Nuestra fábrica produce piezas metálicas en series de una a cien mil.',
      'La industria confía en tolerancias que medimos en micras.',
    ],
  ),
  logistics: trade(
    'Transportes',
    'Transporte y logística por toda Europa',
    [
      'Transporte por carretera',
      'Almacenaje',
      'Trámites aduaneros',
      'Envíos exprés',
      'Flete marítimo',
      'Mudanzas',
    ],
    [
      'Nuestros camiones recorren cuatro millones de kilómetros al año.',
      'En el almacén guardamos, preparamos y enviamos lo que venden nuestros clientes.',
    ],
  ),
  garage: trade(
    'Taller',
    'Taller de coches y servicio para todas las marcas',
    [
      'Revisión del coche',
      'Frenos',
      'Cambio de neumáticos',
      'Chapa y pintura',
      'Diagnosis de motor',
      'Coches de ocasión',
    ],
    [
      'Nuestros mecánicos reparan lo que se puede reparar y le enseñan la pieza que no se pudo salvar.',
      'Mientras su coche está en el taller, le prestamos otro sin coste.',
    ],
  ),
  solar: trade(
    'Solar',
    'Energía solar para tejados y empresas',
    [
      'Placas solares',
      'Baterías',
      'Puntos de recarga',
      'Asesoría energética',
      'Mantenimiento solar',
      'Electricidad verde',
    ],
    [
      'Nuestros electricistas han puesto placas solares en más de tres mil tejados.',
      'Una instalación fotovoltaica se paga en nueve años, y lo calculamos con usted.',
    ],
  ),
  telecom: trade(
    'Telecom',
    'Internet de fibra y telefonía para la región',
    [
      'Internet de fibra',
      'Tarifas móviles',
      'Telefonía en la nube',
      'Internet para empresas',
      'Instalación de Wi-Fi',
      'Supervisión de redes',
    ],
    [
      'Nuestra red de fibra llega a pueblos que las grandes telecos han olvidado.',
      'Usted navega a un gigabit y habla con un técnico de su tierra.',
    ],
  ),
};
