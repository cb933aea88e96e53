import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} et plus encore {in}', '{c} {city} : {h}'],
  descriptions: [
    '{h} {in}. {c} vous propose {s}, {s2} et des conseils personnalisés depuis {y}.',
    '{c} {in} : {s}, {s2} et une équipe à votre écoute. Appelez-nous ou passez nous voir.',
    'Vous cherchez {s} {in} ? {c}, l’adresse de référence depuis {y}.',
  ],
  leads: [
    'Depuis {y}, on vient chez {c} pour {s}, {s2} et surtout pour une équipe qui prend le temps d’écouter.',
    'Nous sommes une petite équipe installée {in}, avec un seul objectif : un travail que vous aurez envie de recommander.',
    'De {s} à {s2}, {c} met son expérience, des prix honnêtes et un accueil chaleureux à votre service.',
    'Le bon travail demande du soin. C’est pourquoi {c} confie chaque commande à des personnes qui aiment leur métier.',
  ],
  about: [
    '{c} a été fondée en {y} par {p}, avec une seule pièce et une camionnette prêtée. Aujourd’hui nous sommes {n}, et nous répondons toujours nous-mêmes au téléphone.',
    'Ce qui a commencé comme un projet familial {in} est devenu une entreprise sur laquelle comptent voisins, professionnels et visiteurs. Nos clients nous connaissent par notre prénom.',
    'Pour nous, la qualité est une habitude. Chaque membre de l’équipe apprend le métier depuis le début, et {p} vérifie personnellement ce qui sort de la maison.',
    'Notre adresse est {city}, mais nos clients viennent de toute la région. Beaucoup nous sont fidèles depuis plus de dix ans, et c’est le plus beau des compliments.',
    'Le développement durable n’est pas un slogan. Nous achetons à proximité, réparons avant de remplacer et publions chaque année nos résultats dans le rapport {w}.',
    'En {y}, personne n’aurait imaginé que l’idée {w} ferait vivre toute une entreprise. C’est le cas, parce que notre équipe y met tout son cœur.',
  ],
  serviceBlurbs: [
    'Parlez-nous de votre projet : nous expliquons ce qui est possible, ce que cela coûte et quand ce sera prêt.',
    'Notre approche est simple : écouter d’abord, préparer avec soin, puis livrer le jour promis.',
    'Des étapes claires et une seule personne qui vous accompagne du début à la fin.',
    'Avec plus de {n} projets derrière nous, c’est un domaine que nous connaissons par cœur.',
    'Que ce soit la première ou la cinquantième fois, tout commence chez {c} par une conversation.',
    'Nous appliquons la méthode {w}, mise au point dans nos murs et affinée au fil des années.',
  ],
  productBlurbs: [
    'La gamme {w} est fabriquée en petites séries et contrôlée à la main avant de partir.',
    'La préférée de nos clients depuis le premier jour, et une belle idée de cadeau.',
    'Solide, facile à entretenir et expédié sous deux jours ouvrés.',
    'Nouveau cette saison : notre édition {w}, que vous ne trouverez nulle part ailleurs.',
  ],
  quotes: [
    'Du premier appel au dernier détail, tout s’est passé comme convenu. Je n’irai plus ailleurs.',
    'Aimable, rapide et honnête. {p} a pris le temps d’expliquer chaque étape, et le résultat parle de lui-même.',
    'Nous avions essayé deux autres entreprises avant de trouver {c}. Quelle différence !',
    'Je suis venue pour un devis et je suis restée pour l’équipe. À recommander à tout le monde {in}.',
    'Prix juste, travail soigné, et on nous a même rappelés une semaine plus tard pour savoir si tout allait bien.',
    'On sent tout de suite des années d’expérience. Toute la famille va désormais chez {c}.',
  ],
  questions: [
    [
      'Comment prendre rendez-vous ?',
      'Par téléphone, par e-mail ou avec le formulaire de cette page. Vous aurez une réponse sous un jour ouvré.',
    ],
    [
      'Vous déplacez-vous en dehors de {city} ?',
      'Oui, dans toute la région. Pour les trajets plus longs, nous convenons d’un forfait à l’avance.',
    ],
    [
      'Combien cela coûte-t-il ?',
      'Tout dépend de vos besoins. Après un court échange, nous vous envoyons un devis écrit et gratuit.',
    ],
    [
      'Combien de temps faut-il compter ?',
      'La plupart des commandes sont prêtes en deux semaines. Si c’est urgent, nous trouverons une solution.',
    ],
    [
      'Quels moyens de paiement acceptez-vous ?',
      'Virement, carte bancaire ou espèces. Les entreprises peuvent régler sur facture.',
    ],
    [
      'Puis-je modifier ou annuler ma réservation ?',
      'Jusqu’à 48 heures avant la date, c’est gratuit. Un court message suffit.',
    ],
  ],
  steps: [
    ['Échanger', 'Racontez-nous votre projet. Le premier échange est gratuit et sans engagement.'],
    [
      'Recevoir une offre claire',
      'Sous trois jours, vous recevez une offre que l’on comprend sans dictionnaire.',
    ],
    ['Passer à l’action', 'Une seule personne vous tient informé, du premier au dernier jour.'],
    ['Profiter du résultat', 'Le travail n’est terminé que lorsque vous êtes satisfait.'],
  ],
  posts: [
    [
      '{S} : cinq choses à savoir',
      'On nous pose la question presque tous les jours. Voici les cinq réponses les plus utiles.',
    ],
    [
      'Dans les coulisses avec {p}',
      'À quoi ressemble une journée chez {c} ? Nous avons suivi {p} du petit matin à la fermeture.',
    ],
    [
      'Notre année {in} : retour en images',
      'De nouveaux collègues, un atelier plus grand et le projet {w} : voici les moments dont nous nous souviendrons.',
    ],
    [
      '{S} : pourquoi y regarder à deux fois',
      'On dit que c’est compliqué. Ce ne l’est pas, si l’on suit trois règles simples.',
    ],
    [
      'Retrouvez-nous au salon {w}',
      'Nous vous attendons au stand {n}. Le café est offert, avec une petite surprise pour chaque visiteur.',
    ],
    [
      '{S} : les erreurs les plus courantes',
      'Tout le monde les fait, peu de gens en parlent. Comment éviter les plus coûteuses dès le début.',
    ],
  ],
  roles: [
    'Fondatrice',
    'Direction',
    'Relation client',
    'Responsable d’atelier',
    'Gestion administrative',
    'Chef de projet',
    'Apprenti',
    'Qualité',
  ],
  invitations: [
    'Nous sommes prêts : dites-nous ce dont vous avez besoin.',
    'Venez nous voir {in}. Le café est toujours chaud.',
    'Parlons de votre projet, sans engagement.',
  ],
  newsletter: 'Les nouvelles, les dates et les offres de {c}, une fois par mois et jamais plus.',
  cookies:
    'Nous utilisons des cookies pour faire fonctionner ce site et comprendre comment il est utilisé. Vous choisissez ceux que vous acceptez.',
  plans: [
    ['Essentiel', 'Tout ce qu’il faut pour commencer'],
    ['Confort', 'Notre formule la plus demandée'],
    ['Premium', 'Pour ceux qui veulent tout'],
  ],
};
