import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Avocats',
    'Cabinet d’avocats au langage clair',
    [
      'Droit du travail',
      'Droit de la famille',
      'Droit des contrats',
      'Droit des successions',
      'Droit du bail',
      'Droit des sociétés',
    ],
    [
      'Nos avocats représentent particuliers et entreprises devant tous les tribunaux du pays.',
      'Dès la première consultation, l’avocate vous dit honnêtement si un procès a du sens.',
    ],
  ),
  accounting: trade(
    'Expertise comptable',
    'Expert-comptable et conseil fiscal des petites entreprises',
    [
      'Tenue comptable',
      'Comptes annuels',
      'Déclarations fiscales',
      'Fiches de paie',
      'Création d’entreprise',
      'Déclarations de TVA',
    ],
    [
      'Nos experts-comptables suivent artisans, cabinets et jeunes entreprises.',
      'Les reçus vont dans l’application, les questions à un comptable que vous connaissez.',
    ],
  ),
  insurance: trade(
    'Assurances',
    'Assurances adaptées à votre vie',
    [
      'Assurance habitation',
      'Assurance auto',
      'Assurance vie',
      'Responsabilité civile',
      'Assurance professionnelle',
      'Aide aux sinistres',
    ],
    [
      'Courtiers en assurances indépendants, nous comparons plus de quarante assureurs pour vous.',
      'En cas de sinistre, nous nous occupons du dossier et vous de votre vie.',
    ],
  ),
  finance: trade(
    'Gestion de patrimoine',
    'Conseil financier sans petites lignes',
    [
      'Préparation de la retraite',
      'Conseil en placements',
      'Crédit immobilier',
      'Gestion de patrimoine',
      'Plans d’épargne',
      'Transmission',
    ],
    [
      'Nos conseillers financiers sont payés par vous et par personne d’autre.',
      'Nous planifions vos placements sur des décennies et rendons compte chaque trimestre.',
    ],
  ),
  consulting: trade(
    'Conseil',
    'Cabinet de conseil aux pieds sur terre',
    [
      'Conseil en stratégie',
      'Optimisation des processus',
      'Conduite du changement',
      'Coaching de dirigeants',
      'Études de marché',
      'Reprise d’entreprise',
    ],
    [
      'Nos consultants ont dirigé des entreprises avant d’en conseiller.',
      'Une mission de conseil s’achève quand la nouvelle façon de travailler est devenue naturelle.',
    ],
  ),
  recruitment: trade(
    'Recrutement',
    'Cabinet de recrutement qui rapproche les gens',
    [
      'Recrutement de cadres',
      'Intérim',
      'Placement en CDI',
      'Étude des salaires',
      'Coaching de candidats',
      'Offres d’emploi',
    ],
    [
      'Nos recruteurs rencontrent chaque candidat avant d’envoyer un CV.',
      'Neuf personnes recrutées sur dix occupent toujours leur poste deux ans plus tard.',
    ],
  ),
  marketing: trade(
    'Agence de communication',
    'Agence de communication pour marques de caractère',
    [
      'Stratégie de marque',
      'Réseaux sociaux',
      'Référencement naturel',
      'Campagnes publicitaires',
      'Marketing de contenu',
      'Création de sites web',
    ],
    [
      'Notre agence transforme des produits compliqués en histoires que l’on se raconte.',
      'Chaque campagne est mesurée, et nous montrons aussi les chiffres qui fâchent.',
    ],
  ),
  security: trade(
    'Sécurité',
    'Services de sécurité et systèmes d’alarme',
    [
      'Systèmes d’alarme',
      'Vidéosurveillance',
      'Agents de sécurité',
      'Contrôle d’accès',
      'Sécurité événementielle',
      'Télésurveillance',
    ],
    [
      'Nos agents de sécurité sont agréés, formés aux premiers secours et connus de nos clients.',
      'Le poste de contrôle répond à chaque alarme en quarante secondes.',
    ],
  ),
  cleaning: trade(
    'Nettoyage',
    'Entreprise de nettoyage pour bureaux et logements',
    [
      'Nettoyage de bureaux',
      'Lavage de vitres',
      'Nettoyage complet',
      'Nettoyage de moquettes',
      'Entretien d’immeubles',
      'Nettoyage après déménagement',
    ],
    [
      'Nos équipes de nettoyage viennent à l’heure qui vous convient, avec leur matériel.',
      'Nous nettoyons avec des produits écolabellisés et payons mieux que le minimum.',
    ],
  ),
  publisher: trade(
    'Éditions',
    'Actualités, magazines et livres d’un éditeur indépendant',
    [
      'Actualités du jour',
      'Magazine régional',
      'Essais et documents',
      'Grands reportages',
      'Podcasts',
      'Courrier des lecteurs',
    ],
    [
      'Notre rédaction couvre la politique, la culture et le quotidien, sept jours sur sept.',
      'Le magazine et les livres sont faits par des journalistes qui vont encore sur le terrain.',
    ],
  ),
};
