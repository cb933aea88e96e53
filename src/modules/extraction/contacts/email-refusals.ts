/**
 * Addresses on a page that are not contacts: form placeholders, template samples, error-tracker keys, retina asset names (`logo@2x.png`),
 * package versions and the authors of libraries and fonts.
 */
export function isNotAContact(local: string, host: string, registeredDomain: string): boolean {
  const label = registeredDomain.slice(0, registeredDomain.indexOf('.'));
  return (
    PLACEHOLDER_DOMAINS.has(registeredDomain) ||
    PLACEHOLDER_LABELS.has(label) ||
    MACHINE_DOMAINS.has(registeredDomain) ||
    VENDOR_DOMAINS.has(registeredDomain) ||
    ASSET_SUFFIX.test(host) ||
    HASH_LOCAL.test(local) ||
    PLACEHOLDER_LOCALS.has(local) ||
    PLACEHOLDER_ADDRESSES.has(`${local}@${registeredDomain}`) ||
    NO_REPLY.test(local)
  );
}

const PLACEHOLDER_LABELS = new Set(
  `example exemple ejemplo exemplo esempio beispiel przyklad primer priklad voorbeeld ornek contoh
   domain domena domaine dominio domein domene yourdomain your-domain mydomain my-domain thedomain somedomain anydomain otherdomain
   ihredomain ihre-domain deinedomain deine-domain meinedomain votredomaine tudominio sudominio seudominio tuodominio twojadomena jouwdomein
   yoursite your-site mysite yourwebsite your-website mywebsite yourcompany your-company mycompany youremail your-email
   yourname yourbusiness yourstore tuempresa votresite votreentreprise tusitio seusite ihrefirma musterfirma mustermann
   companyname company-name sitename emailaddress email-address sampleemail sampledomain testdomain
   localhost nowhere acmecorp`.split(/\s+/),
);

const PLACEHOLDER_DOMAINS = new Set(
  `xyz.com abc.com xxx.com xx.com xxxx.com test.com tests.com testing.com demo.com sample.com mail.tld email.tld
   company.com website.com site.com email.com address.com business.com host.com server.com provider.com
   firma.de firma.pl empresa.com empresa.com.br entreprise.fr azienda.it adresse.de foo.com bar.com foobar.com foo.bar
   gmail.con lorem.com ipsum.com lipsum.com loremipsum.com`.split(/\s+/),
);

const MACHINE_DOMAINS = new Set(
  `sentry.io sentry-cdn.com wixpress.com ingest.io bugsnag.com rollbar.com raygun.io newrelic.com
   schema.org w3.org ietf.org rfc-editor.org amazonses.com mandrillapp.com`.split(/\s+/),
);

/** Makers of themes, fonts, plug-ins and libraries whose own address ships inside templates. */
const VENDOR_DOMAINS = new Set(
  `envato.com themeforest.net codecanyon.net templatemonster.com elegantthemes.com colorlib.com bootstrapmade.com html5up.net
   latofonts.com indiantypefoundry.com impallari.com fontawesome.com fontawesome.io jquery.com jquery.org bootstrapcdn.com
   elementor.com wpbakery.com themepunch.com muffingroup.com yootheme.com joomlart.com starapps.studio
   wordpress.org drupal.org joomla.org prestashop.com magento.com woocommerce.com shopify.com squarespace.com weebly.com
   nicepage.com unpkg.com jsdelivr.net cdnjs.com npmjs.com`.split(/\s+/),
);

const PLACEHOLDER_LOCALS = new Set(
  `demo test tester testuser sample example user usuario name nome nom email you your youremail your-email your.email your_email your.name yourname your-name your_name username user.name user_name
   johndoe john.doe john-doe john_doe janedoe jane.doe jan.kowalski jankowalski max.mustermann maxmustermann erika.mustermann
   mario.rossi mariorossi jean.dupont jeandupont juan.perez juanperez joao.silva ivan.ivanov name.surname nome.cognome
   firstname.lastname first.last vorname.nachname prenom.nom nombre.apellido imie.nazwisko voornaam.achternaam
   votre votreemail votre.email votre-email votreadresse tuemail tu-email tucorreo tu.correo sucorreo seuemail seu.email seu-email
   tuaemail tuamail lamiamail deineemail ihre-email ihre.email ihremail twojemail twoj.email emailaddress email-address
   someone somebody somename someuser somemail foobar foo.bar lorem ipsum lorem.ipsum placeholder xxx xxxx xxxxx test.test abc123`.split(
    /\s+/,
  ),
);

const PLACEHOLDER_ADDRESSES = new Set(
  `email@gmail.com mail@gmail.com name@gmail.com user@gmail.com test@gmail.com test@mail.com test@test.com mail@mail.com
   name@mail.com user@mail.com email@mail.com info@mail.com info@gmail.com email@address.com impallari@gmail.com
   name@company.io user@company.io mail@yahoo.com admin@gmail.com example@gmail.com example@mail.com example@mail.ru`.split(
    /\s+/,
  ),
);

const ASSET_SUFFIX =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|css|scss|less|m?js|jsx|tsx?|json|map|html?|php|aspx?|woff2?|ttf|otf|eot|mp4|webm|mp3|pdf|zip)$/;
/** Tracker keys: long hexadecimal strings or UUIDs; no mailbox looks like that. */
const HASH_LOCAL = /^[0-9a-f]{20,}$|^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/;
const NO_REPLY = /^(?:no-?reply|do-?not-?reply|donotreply|mailer-daemon)$/;
