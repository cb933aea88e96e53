import { accountingTax } from './industries/accounting-tax.ts';
import { adult } from './industries/adult.ts';
import { agricultureForestry } from './industries/agriculture-forestry.ts';
import { architectureInteriorDesign } from './industries/architecture-interior-design.ts';
import { artsEntertainment } from './industries/arts-entertainment.ts';
import { automotive } from './industries/automotive.ts';
import { beautyWellness } from './industries/beauty-wellness.ts';
import { chemicalsMaterials } from './industries/chemicals-materials.ts';
import { classifiedsMarketplaces } from './industries/classifieds-marketplaces.ts';
import { constructionTrades } from './industries/construction-trades.ts';
import { eCommerceRetail } from './industries/e-commerce-retail.ts';
import { education } from './industries/education.ts';
import { electronicsElectrical } from './industries/electronics-electrical.ts';
import { energyUtilities } from './industries/energy-utilities.ts';
import { environmentRecycling } from './industries/environment-recycling.ts';
import { eventsWeddings } from './industries/events-weddings.ts';
import { financeBanking } from './industries/finance-banking.ts';
import { foodBeverage } from './industries/food-beverage.ts';
import { gamblingBetting } from './industries/gambling-betting.ts';
import { gamesEsports } from './industries/games-esports.ts';
import { government } from './industries/government.ts';
import { healthMedical } from './industries/health-medical.ts';
import { homeCleaningServices } from './industries/home-cleaning-services.ts';
import type { Industry } from './industries/industry.ts';
import { insurance } from './industries/insurance.ts';
import { legalServices } from './industries/legal-services.ts';
import { manufacturingIndustrial } from './industries/manufacturing-industrial.ts';
import { marketingMedia } from './industries/marketing-media.ts';
import { newsPublishing } from './industries/news-publishing.ts';
import { nonprofitAssociations } from './industries/nonprofit-associations.ts';
import { petsVeterinary } from './industries/pets-veterinary.ts';
import { pharmaBiotech } from './industries/pharma-biotech.ts';
import { photographyFilm } from './industries/photography-film.ts';
import { printingPackaging } from './industries/printing-packaging.ts';
import { professionalServices } from './industries/professional-services.ts';
import { realEstate } from './industries/real-estate.ts';
import { recruitmentHr } from './industries/recruitment-hr.ts';
import { religionSpirituality } from './industries/religion-spirituality.ts';
import { restaurantsCatering } from './industries/restaurants-catering.ts';
import { scienceResearch } from './industries/science-research.ts';
import { securityServices } from './industries/security-services.ts';
import { softwareIt } from './industries/software-it.ts';
import { sportsFitness } from './industries/sports-fitness.ts';
import { telecommunications } from './industries/telecommunications.ts';
import { transportationLogistics } from './industries/transportation-logistics.ts';
import { travelHospitality } from './industries/travel-hospitality.ts';

/** Every industry a profile can carry, in the order of the documentation. */
export const industries: readonly Industry[] = [
  eCommerceRetail,
  classifiedsMarketplaces,
  softwareIt,
  telecommunications,
  marketingMedia,
  newsPublishing,
  professionalServices,
  legalServices,
  accountingTax,
  recruitmentHr,
  securityServices,
  financeBanking,
  insurance,
  healthMedical,
  pharmaBiotech,
  beautyWellness,
  petsVeterinary,
  sportsFitness,
  restaurantsCatering,
  foodBeverage,
  travelHospitality,
  realEstate,
  constructionTrades,
  architectureInteriorDesign,
  homeCleaningServices,
  manufacturingIndustrial,
  chemicalsMaterials,
  electronicsElectrical,
  printingPackaging,
  automotive,
  transportationLogistics,
  energyUtilities,
  environmentRecycling,
  agricultureForestry,
  education,
  scienceResearch,
  government,
  nonprofitAssociations,
  religionSpirituality,
  artsEntertainment,
  photographyFilm,
  gamesEsports,
  eventsWeddings,
  gamblingBetting,
  adult,
];
