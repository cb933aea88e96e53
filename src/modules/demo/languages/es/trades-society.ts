import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Clínica dental',
    'Dentistas para dientes sanos y nervios tranquilos',
    [
      'Revisiones dentales',
      'Implantes dentales',
      'Blanqueamiento dental',
      'Ortodoncia',
      'Endodoncia',
      'Odontología infantil',
    ],
    [
      'Nuestros dentistas explican cada paso y se toman tiempo con los pacientes nerviosos.',
      'El laboratorio dental está en casa: una corona está lista el mismo día.',
    ],
  ),
  clinic: trade(
    'Centro médico',
    'Centro médico para toda la familia',
    [
      'Medicina general',
      'Vacunas',
      'Chequeos de salud',
      'Fisioterapia',
      'Ecografías',
      'Medicina del viajero',
    ],
    [
      'Nuestros médicos y enfermeras cuidan de tres generaciones de pacientes.',
      'Los casos agudos se atienden el mismo día; para lo demás, pida cita por internet.',
    ],
  ),
  pharmacy: trade(
    'Farmacia',
    'Farmacia con consejos para su salud',
    [
      'Medicamentos con receta',
      'Homeopatía',
      'Medias de compresión',
      'Cuidado de la piel',
      'Entrega a domicilio',
      'Planes de medicación',
    ],
    [
      'Nuestros farmacéuticos revisan cada receta y las interacciones entre medicamentos.',
      'Si lo pide antes del mediodía, el medicamento llega por la tarde.',
    ],
  ),
  vet: trade(
    'Clínica veterinaria',
    'Veterinarios para perros, gatos y mascotas',
    [
      'Vacunas para mascotas',
      'Cirugía animal',
      'Higiene dental animal',
      'Consulta de cachorros',
      'Radiografía y ecografía',
      'Urgencias veterinarias',
    ],
    [
      'Nuestros veterinarios tratan perros, gatos, conejos y a veces una tortuga muy paciente.',
      'De noche siempre hay alguien con los animales operados.',
    ],
  ),
  school: trade(
    'Academia',
    'Cursos y formación para gente curiosa',
    [
      'Cursos de idiomas',
      'Clases nocturnas',
      'Preparación de exámenes',
      'Cursos en línea',
      'Formación profesional',
      'Clases de apoyo',
    ],
    [
      'Nuestros profesores trabajan con clases pequeñas en las que cada alumno participa.',
      'Ocho de cada diez alumnos logran su certificado a la primera.',
    ],
  ),
  charity: trade(
    'Fundación',
    'Una ONG que ayuda donde hace falta',
    [
      'Donaciones',
      'Voluntariado',
      'Banco de alimentos',
      'Ayuda a refugiados',
      'Proyectos juveniles',
      'Ayuda de emergencia',
    ],
    [
      'Nuestra fundación vive de donaciones y de doscientos voluntarios.',
      'El noventa y uno por ciento de cada donación llega a quien la necesita.',
    ],
  ),
  software: trade(
    'Software',
    'Software que le quita trabajo',
    [
      'Software en la nube',
      'Desarrollo de aplicaciones',
      'Migración de datos',
      'Integración de API',
      'Seguridad informática',
      'Soporte técnico',
    ],
    [
      'Nuestro software funciona en el navegador y se entiende con sus otras herramientas.',
      'Desarrollo, diseño y soporte comparten sala: una buena idea está en línea en una semana.',
    ],
  ),
  fashion: trade(
    'Moda',
    'Ropa y moda de origen justo',
    [
      'Vestidos de verano',
      'Camisas de lino',
      'Jerséis de punto',
      'Zapatos de piel',
      'Abrigos de invierno',
      'Bolsos y accesorios',
    ],
    [
      'Nuestra ropa se cose en dos talleres familiares que visitamos cada año.',
      'Fibras naturales, cortes atemporales y reparación de todo lo que vendemos.',
    ],
  ),
  furniture: trade(
    'Muebles',
    'Muebles de madera maciza',
    [
      'Mesas de comedor',
      'Librerías',
      'Sofás y sillones',
      'Camas y colchones',
      'Muebles de jardín',
      'Muebles de cocina',
    ],
    [
      'Nuestros carpinteros hacen muebles de roble, fresno y nogal secados durante dos años.',
      'En la tienda puede sentarse y tumbarse en todo, el tiempo que quiera.',
    ],
  ),
  townhall: trade(
    'Ayuntamiento',
    'El sitio oficial del ayuntamiento',
    [
      'Atención ciudadana',
      'Licencias de obra',
      'Recogida de residuos',
      'Plenos municipales',
      'Registro civil',
      'Anuncios públicos',
    ],
    [
      'El pleno municipal se reúne un jueves de cada dos, y todo vecino puede asistir.',
      'La mayoría de los trámites se hacen en línea; para lo demás, el ayuntamiento abre cinco días a la semana.',
    ],
  ),
};
