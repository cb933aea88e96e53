import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} y mucho más {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} le ofrece {s}, {s2} y asesoramiento personal desde {y}.',
    '{c} {in}: {s}, {s2} y un equipo que escucha. Llámenos o venga a vernos.',
    '¿Busca {s} {in}? {c} es la dirección de confianza desde {y}.',
  ],
  leads: [
    'Desde {y} la gente viene a {c} por {s} y {s2}, y porque aquí siempre hay alguien que escucha.',
    'Somos un equipo pequeño {in} con un solo objetivo: un trabajo que usted quiera recomendar a sus amigos.',
    'De {s} a {s2}: {c} pone experiencia, precios honestos y una cara amable en todo lo que hace.',
    'El buen trabajo necesita cuidado. Por eso en {c} cada encargo está en manos de personas que aman su oficio.',
  ],
  about: [
    '{c} fue fundada en {y} por {p}, con una sola habitación y una furgoneta prestada. Hoy somos {n} personas y seguimos respondiendo al teléfono nosotros mismos.',
    'Lo que empezó como un proyecto familiar {in} es hoy una empresa en la que confían vecinos, negocios y visitantes. Nuestros clientes nos conocen por nuestro nombre.',
    'Creemos que la calidad es una costumbre. Cada miembro del equipo aprende el oficio desde abajo, y {p} revisa personalmente todo lo que sale de la casa.',
    'Nuestra dirección está en {city}, pero los clientes llegan de toda la región. Muchos llevan con nosotros más de diez años, y ese es el mejor elogio.',
    'La sostenibilidad no es un lema. Compramos cerca, reparamos antes de cambiar y cada año publicamos los resultados en el informe {w}.',
    'En {y} nadie habría imaginado que la idea {w} sostendría a toda una empresa. Lo hace, porque nuestra gente pone el corazón en ello.',
  ],
  serviceBlurbs: [
    'Pregúntenos: le explicamos qué es posible, cuánto cuesta y cuándo estará listo.',
    'Nuestro método es sencillo: primero escuchar, luego planificar con cuidado y entregar el día prometido.',
    'Pasos claros y una sola persona que le acompaña de principio a fin.',
    'Con más de {n} proyectos a nuestras espaldas, es algo que conocemos a fondo.',
    'Sea la primera vez o la número cincuenta, en {c} todo empieza con una conversación.',
    'Aplicamos el método {w}, desarrollado en nuestra casa y perfeccionado durante años.',
  ],
  productBlurbs: [
    'La línea {w} se elabora en pequeñas cantidades y se revisa a mano antes de salir.',
    'La favorita de nuestros clientes desde el primer día, y un bonito regalo.',
    'Resistente, fácil de cuidar y lista para enviar en dos días laborables.',
    'Novedad de esta temporada: nuestra edición {w}, que no encontrará en ningún otro lugar.',
  ],
  quotes: [
    'Desde la primera llamada hasta el último detalle, todo fue como acordamos. No iría a ningún otro sitio.',
    'Amables, rápidos y honestos. {p} se tomó el tiempo de explicar cada paso, y el resultado habla por sí solo.',
    'Habíamos probado otras dos empresas antes de encontrar {c}. ¡Qué diferencia!',
    'Vine por un presupuesto y me quedé por las personas. Muy recomendable para todos {in}.',
    'Precio justo, trabajo cuidado, y hasta llamaron una semana después para saber si estábamos contentos.',
    'Se nota enseguida que llevan años en esto. Ahora toda la familia va a {c}.',
  ],
  questions: [
    [
      '¿Cómo pido una cita?',
      'Llámenos, escriba un correo o use el formulario de esta página. Tendrá respuesta en un día laborable.',
    ],
    [
      '¿Trabajan también fuera de {city}?',
      'Sí, en toda la región. Para distancias mayores acordamos antes una tarifa justa.',
    ],
    [
      '¿Cuánto cuesta?',
      'Depende de lo que necesite. Tras una breve conversación le enviamos un presupuesto por escrito y gratuito.',
    ],
    [
      '¿Cuánto se tarda?',
      'La mayoría de los encargos se terminan en dos semanas. Si es urgente, buscaremos la manera.',
    ],
    [
      '¿Qué formas de pago aceptan?',
      'Transferencia, tarjeta o efectivo. Las empresas pueden pagar con factura.',
    ],
    [
      '¿Puedo cambiar o cancelar mi reserva?',
      'Hasta 48 horas antes no cuesta nada. Basta con un mensaje corto.',
    ],
  ],
  steps: [
    ['Hablamos', 'Cuéntenos su idea. La primera conversación es gratuita y sin compromiso.'],
    ['Presupuesto claro', 'En tres días recibe una oferta que se entiende sin diccionario.'],
    ['Manos a la obra', 'Una sola persona le mantiene informado, del primer día al último.'],
    ['Disfrutar del resultado', 'El trabajo solo está terminado cuando usted está contento.'],
  ],
  posts: [
    [
      '{S}: cinco cosas que conviene saber',
      'Nos lo preguntan casi todos los días. Aquí están las cinco respuestas que más ayudan.',
    ],
    [
      'Entre bastidores con {p}',
      '¿Cómo es un día normal en {c}? Acompañamos a {p} desde primera hora hasta el cierre.',
    ],
    [
      'Nuestro año {in}: un repaso',
      'Nuevos compañeros, un taller más grande y el proyecto {w}: estos son los momentos que recordaremos.',
    ],
    [
      '{S}: por qué merece una segunda mirada',
      'Tiene fama de complicado. No lo es, si se siguen tres reglas sencillas.',
    ],
    [
      'Visítenos en la feria {w}',
      'Estaremos en el puesto {n}. El café corre de nuestra cuenta, y hay una sorpresa para cada visitante.',
    ],
    [
      '{S}: los errores más comunes',
      'Todos los cometen, pocos hablan de ellos. Cómo evitar los más caros desde el principio.',
    ],
  ],
  roles: [
    'Fundadora',
    'Dirección',
    'Atención al cliente',
    'Jefe de taller',
    'Administración',
    'Jefa de proyecto',
    'Aprendiz',
    'Calidad',
  ],
  invitations: [
    'Cuando usted quiera: díganos qué necesita.',
    'Venga a visitarnos {in}. El café siempre está listo.',
    'Hablemos de su idea, sin compromiso.',
  ],
  newsletter: 'Noticias, fechas y ofertas de {c}, una vez al mes y nunca más a menudo.',
  cookies:
    'Usamos cookies para que esta página funcione y para entender cómo se usa. Usted decide cuáles permite.',
  plans: [
    ['Básico', 'Todo lo necesario para empezar'],
    ['Estándar', 'Nuestra opción más popular'],
    ['Premium', 'Para quienes lo quieren todo'],
  ],
};
