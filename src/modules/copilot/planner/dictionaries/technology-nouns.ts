/** Words that only say what a technology is or is for, so that beside one they add nothing to search for. */
export const technologyNouns: ReadonlySet<string> = new Set(
  (
    'payment payments hosting cms analytics tracking newsletter chat plugin plugins theme themes framework frameworks system systems technology technologies tool tools platform platforms builder script scripts stack backend frontend server servers checkout cart integration integrations template templates ' +
    'zahlung zahlungen bezahlung systeme technologie technologien plattform plattformen werkzeug werkzeuge baukasten shopsystem shopsysteme theme themes vorlage vorlagen technik ' +
    'paiement paiements hebergement systeme systemes technologie technologies outil outils plateforme plateformes solution solutions serveur modele ' +
    'pago pagos alojamiento sistema sistemas tecnologia tecnologias herramienta herramientas plataforma plataformas servidor plantilla pasarela ' +
    'pagamento pagamenti sistema sistemi tecnologia tecnologie strumento strumenti piattaforma piattaforme servizio tema temi ' +
    'betaling betalingen systeem systemen technologie platform platformen hulpmiddel thema ' +
    'pagamentos sistemas ferramenta ferramentas plataformas hospedagem alojamento ' +
    'platnosc platnosci platnoscia platnosciami system systemy systemem technologia technologie technologii narzedzie narzedzia platforma platformy platformie hosting silnik silniku'
  ).split(' '),
);
