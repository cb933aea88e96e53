import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Abogados',
    'Despacho de abogados que hablan claro',
    [
      'Derecho laboral',
      'Derecho de familia',
      'Derecho contractual',
      'Herencias',
      'Arrendamientos',
      'Derecho societario',
    ],
    [
      'Nuestros abogados representan a particulares y empresas ante todos los tribunales del país.',
      'En la primera consulta, la abogada le dice con franqueza si merece la pena ir a juicio.',
    ],
  ),
  accounting: trade(
    'Asesoría fiscal',
    'Asesoría fiscal y contable para pequeñas empresas',
    [
      'Contabilidad',
      'Cuentas anuales',
      'Declaración de la renta',
      'Nóminas',
      'Creación de empresas',
      'Declaraciones de IVA',
    ],
    [
      'Nuestros asesores fiscales atienden a artesanos, consultas y empresas jóvenes.',
      'Los recibos van a la aplicación y las preguntas a un contable que usted conoce.',
    ],
  ),
  insurance: trade(
    'Seguros',
    'Seguros que encajan con su vida',
    [
      'Seguro de hogar',
      'Seguro de coche',
      'Seguro de vida',
      'Responsabilidad civil',
      'Seguros para empresas',
      'Gestión de siniestros',
    ],
    [
      'Como correduría de seguros independiente comparamos más de cuarenta aseguradoras.',
      'Cuando algo pasa, nosotros llevamos el siniestro y usted su vida.',
    ],
  ),
  finance: trade(
    'Gestión patrimonial',
    'Asesoramiento financiero sin letra pequeña',
    [
      'Planes de jubilación',
      'Asesoramiento de inversiones',
      'Hipotecas',
      'Gestión de patrimonio',
      'Planes de ahorro',
      'Planificación sucesoria',
    ],
    [
      'A nuestros asesores financieros les paga usted y nadie más.',
      'Planificamos inversiones en décadas e informamos cada trimestre.',
    ],
  ),
  consulting: trade(
    'Consultoría',
    'Consultoría empresarial con los pies en la tierra',
    [
      'Consultoría estratégica',
      'Optimización de procesos',
      'Gestión del cambio',
      'Coaching directivo',
      'Estudios de mercado',
      'Sucesión empresarial',
    ],
    [
      'Nuestros consultores dirigieron empresas antes de asesorar a otras.',
      'Un proyecto de consultoría termina cuando la nueva forma de trabajar ya es rutina.',
    ],
  ),
  recruitment: trade(
    'Selección de personal',
    'Selección de personal que une a las personas',
    [
      'Búsqueda de directivos',
      'Trabajo temporal',
      'Contratación indefinida',
      'Estudios salariales',
      'Orientación laboral',
      'Ofertas de empleo',
    ],
    [
      'Nuestros técnicos de selección hablan con cada candidato antes de enviar un currículum.',
      'Nueve de cada diez personas siguen en el mismo empleo dos años después.',
    ],
  ),
  marketing: trade(
    'Agencia de publicidad',
    'Agencia de marketing y publicidad para marcas con carácter',
    [
      'Estrategia de marca',
      'Redes sociales',
      'Posicionamiento web',
      'Campañas publicitarias',
      'Marketing de contenidos',
      'Diseño web',
    ],
    [
      'Nuestra agencia de publicidad convierte productos complicados en historias que se cuentan.',
      'Medimos cada campaña y enseñamos también las cifras que duelen.',
    ],
  ),
  security: trade(
    'Seguridad',
    'Servicios de seguridad y sistemas de alarma',
    [
      'Sistemas de alarma',
      'Videovigilancia',
      'Vigilantes de seguridad',
      'Control de accesos',
      'Seguridad en eventos',
      'Custodia de llaves',
    ],
    [
      'Nuestros vigilantes de seguridad tienen licencia y formación en primeros auxilios.',
      'La central responde a cada alarma en cuarenta segundos.',
    ],
  ),
  cleaning: trade(
    'Limpieza',
    'Empresa de limpieza para oficinas y hogares',
    [
      'Limpieza de oficinas',
      'Limpieza de cristales',
      'Limpieza a fondo',
      'Limpieza de alfombras',
      'Limpieza de comunidades',
      'Limpieza de mudanzas',
    ],
    [
      'Nuestros equipos de limpieza llegan a la hora que le conviene, con su propio material.',
      'Limpiamos con productos ecológicos y pagamos muy por encima del mínimo.',
    ],
  ),
  publisher: trade(
    'Editorial',
    'Noticias, revistas y libros de una editorial independiente',
    [
      'Noticias del día',
      'Revista regional',
      'Libros de ensayo',
      'Reportajes',
      'Pódcast',
      'Cartas de lectores',
    ],
    [
      'Nuestra redacción informa de política, cultura y vida diaria los siete días de la semana.',
      'La revista y los libros los hacen periodistas que aún salen a la calle.',
    ],
  ),
};
