/** Words that only say that there is a business, so that beside an industry they add nothing to search for: accounting practices. */
export const businessNouns: ReadonlySet<string> = new Set(
  (
    'practice practices office offices house houses group groups specialist specialists expert experts professional professionals startup startups operator operators ' +
    'buro buros haus hauser gruppe gruppen spezialist spezialisten experte experten profi profis praxis praxen startup startups ' +
    'bureau bureaux cabinet cabinets maison maisons groupe groupes specialiste specialistes expert experts professionnel professionnels ' +
    'oficina oficinas despacho despachos gabinete gabinetes grupo grupos especialista especialistas experto expertos profesional profesionales ' +
    'studio studi ufficio uffici gruppo gruppi specialista specialisti esperto esperti professionista professionisti ' +
    'kantoor kantoren bureaus groep groepen specialisten professional professionals ' +
    'escritorio escritorios perito peritos profissional profissionais ' +
    'biuro biura biur gabinet gabinety grupa grupy specjalista specjalisci specjalistow ekspert eksperci ekspertow startupy'
  ).split(' '),
);
