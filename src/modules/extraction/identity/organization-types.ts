/** Whether schema.org types describe an organisation: known types, and the many kinds of local business by their endings. */
export function isOrganization(types: readonly string[]): boolean {
  return types.some((type) => NAMED.has(type) || BUSINESS_ENDING.test(type));
}

const NAMED = new Set(
  `Organization Corporation LocalBusiness Brand NGO NewsMediaOrganization EducationalOrganization CollegeOrUniversity School HighSchool ElementarySchool
   MiddleSchool Preschool GovernmentOrganization GovernmentOffice MedicalOrganization MedicalBusiness Hospital Dentist Physician Pharmacy VeterinaryCare
   MedicalClinic SportsOrganization SportsTeam PerformingGroup MusicGroup LibrarySystem Library Museum Airline Consortium FundingScheme Project
   ProfessionalService LegalService Attorney Notary AccountingService FinancialService InsuranceAgency BankOrCreditUnion RealEstateAgent TravelAgency
   EmploymentAgency AutomotiveBusiness AutoDealer AutoRepair FoodEstablishment Restaurant Bakery BarOrPub CafeOrCoffeeShop FastFoodRestaurant Winery
   Brewery Distillery LodgingBusiness Hotel Hostel Motel Resort BedAndBreakfast Campground HealthAndBeautyBusiness BeautySalon HairSalon DaySpa NailSalon
   HealthClub TattooParlor HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
   RoofingContractor EntertainmentBusiness ArtGallery Casino NightClub SportsActivityLocation ExerciseGym GolfCourse ChildCare DryCleaningOrLaundry
   EmergencyService FireStation PoliceStation InternetCafe RadioStation RecyclingCenter SelfStorage ShoppingCenter TelevisionStation
   TouristInformationCenter AnimalShelter ArchiveOrganization OnlineBusiness OnlineStore Store Church PlaceOfWorship`.split(
    /\s+/,
  ),
);
const BUSINESS_ENDING =
  /^[A-Z]\w+(?:Store|Shop|Business|Service|Restaurant|Organization|Agency|Clinic|Salon)$/;
