/**
 * Which industry a kind of place belongs to, by the names the OpenStreetMap tagging schema gives to kinds of places.
 * The schema translates each of them, with synonyms, into some forty languages: a lexicon of trades that many people keep.
 * A sub-industry follows the industry after a slash of its own line; presets are separated by spaces.
 */
export const presetIndustries: Readonly<Record<string, string>> = {
  'E-commerce & Retail > Fashion, Shoes & Accessories':
    'shop/shoes shop/clothes shop/bag shop/fashion shop/boutique shop/fashion_accessories shop/leather shop/clothes/underwear shop/clothes/suits shop/clothes/workwear shop/clothes/second_hand shop/wigs',
  'E-commerce & Retail > Jewelry & Watches': 'shop/jewelry shop/watches craft/watchmaker craft/clockmaker',
  'E-commerce & Retail > Home, Furniture & Garden':
    'shop/furniture shop/interior_decoration shop/houseware shop/household_linen shop/lighting shop/kitchen shop/garden_centre shop/doityourself shop/hardware shop/curtain shop/bed shop/bathroom_furnishing shop/carpet shop/candles shop/window_blind shop/swimming_pool shop/fireplace shop/bbq shop/frame shop/florist shop/antiques shop/paint shop/tiles',
  'E-commerce & Retail > Electronics & Computers':
    'shop/electronics shop/computer shop/mobile_phone shop/mobile_phone_accessories shop/hifi shop/camera shop/appliance shop/video_games shop/vacuum_cleaner shop/printer_ink shop/radiotechnics',
  'E-commerce & Retail > Books, Music, Toys & Gifts':
    'shop/books shop/music shop/musical_instrument shop/toys shop/gift shop/stationery shop/baby_goods shop/model shop/games shop/hobby shop/craft shop/party shop/anime shop/collector shop/video shop/sewing shop/fabric shop/trophy',
  'E-commerce & Retail > Sporting & Outdoor Goods':
    'shop/sports shop/outdoor shop/bicycle shop/fishing shop/hunting shop/water_sports shop/scuba_diving shop/weapons shop/military_surplus',
  'E-commerce & Retail > Health, Beauty & Specialty Shops':
    'shop/cosmetics shop/perfumery shop/e-cigarette shop/tobacco shop/cannabis shop/nutrition_supplements shop/health_food shop/herbalist shop/chemist shop/hairdresser_supply',
  'E-commerce & Retail > Supermarkets & Groceries':
    'shop/supermarket shop/supermarket/organic shop/convenience shop/greengrocer shop/frozen_food shop/general shop/kiosk shop/newsagent shop/alcohol shop/wine shop/beverages',
  'E-commerce & Retail': 'shop/department_store shop/mall shop/variety_store shop/second_hand shop/charity',
  'Software & IT': 'office/it',
  Telecommunications: 'office/telecommunication shop/telecommunication',
  'Marketing & Media': 'office/advertising_agency',
  'Marketing & Media > Web & Graphic Design': 'office/graphic_design craft/signmaker',
  'News & Publishing > Newspapers & Online News': 'office/newspaper',
  'News & Publishing > Radio & Television': 'amenity/studio/radio amenity/studio/television',
  'Professional Services > Consulting': 'office/consulting',
  'Professional Services > Translation & Office Services':
    'office/translator office/coworking amenity/coworking_space shop/copyshop',
  'Professional Services > Coaching & Personal Services':
    'shop/funeral_directors amenity/crematorium amenity/funeral_hall amenity/mortuary office/adoption_agency',
  'Legal Services': 'office/lawyer',
  'Legal Services > Notaries': 'office/notary',
  'Accounting & Tax': 'office/accountant',
  'Accounting & Tax > Tax Advice': 'office/tax_advisor',
  'Recruitment & HR': 'office/employment_agency',
  'Security Services': 'office/security',
  'Security Services > Locksmiths': 'shop/locksmith craft/key_cutter craft/locksmith',
  'Security Services > Private Investigation': 'office/private_investigator',
  'Finance & Banking': 'office/financial office/financial_advisor',
  'Finance & Banking > Banks & Credit Unions': 'amenity/bank',
  'Finance & Banking > Loans & Credit': 'shop/pawnbroker shop/money_lender',
  'Finance & Banking > Payments & Currency Exchange': 'amenity/bureau_de_change amenity/money_transfer',
  Insurance: 'office/insurance',
  'Health & Medical':
    'amenity/doctors amenity/clinic amenity/hospital office/physician amenity/doctors/urology amenity/doctors/surgery amenity/doctors/rheumatology amenity/doctors/radiology amenity/doctors/podiatry amenity/doctors/plastic_surgery amenity/doctors/pathology amenity/doctors/paediatrics amenity/doctors/otolaryngology amenity/doctors/orthopaedics amenity/doctors/ophthalmology amenity/doctors/oncology amenity/doctors/neurology amenity/doctors/gynaecology amenity/doctors/gastroenterology amenity/doctors/dermatology amenity/doctors/cardiology amenity/doctors/allergology amenity/doctors/internal amenity/clinic/fertility amenity/clinic/dialysis healthcare/midwife healthcare/hospice healthcare/rehabilitation healthcare/podiatrist healthcare/birthing_center emergency/ambulance_station',
  'Health & Medical > Dental Care': 'amenity/dentist healthcare/dentist/orthodontics',
  'Health & Medical > Therapy & Mental Health':
    'healthcare/physiotherapist healthcare/psychotherapist healthcare/speech_therapist healthcare/occupational_therapist healthcare/counselling office/therapist amenity/doctors/psychiatrist healthcare/alternative healthcare/alternative/osteopathy healthcare/alternative/naturopathy healthcare/alternative/homeopathy healthcare/alternative/chiropractic healthcare/alternative/acupuncture healthcare/alternative/traditional_chinese_medicine',
  'Health & Medical > Pharmacies & Opticians':
    'amenity/pharmacy shop/optician healthcare/optometrist healthcare/audiologist shop/hearing_aids',
  'Health & Medical > Elder & Home Care':
    'amenity/nursing_home amenity/social_facility/nursing_home amenity/social_facility/assisted_living amenity/social_facility/day_care amenity/social_facility/group_home',
  'Health & Medical > Medical Equipment & Laboratories':
    'healthcare/laboratory shop/medical_supply healthcare/sample_collection healthcare/blood_donation',
  'Beauty & Wellness > Hair Salons & Barbers': 'shop/hairdresser shop/hairdresser/barber',
  'Beauty & Wellness > Spa, Massage & Yoga':
    'shop/massage leisure/sauna amenity/public_bath amenity/kneipp_water_cure leisure/fitness_centre/yoga',
  'Beauty & Wellness > Nails, Tattoo & Make-up': 'shop/beauty/nails shop/tattoo shop/piercing',
  'Beauty & Wellness': 'shop/beauty shop/beauty/tanning',
  'Pets & Veterinary > Veterinarians': 'amenity/veterinary amenity/veterinary_pharmacy',
  'Pets & Veterinary > Grooming, Boarding & Training': 'shop/pet_grooming amenity/animal_boarding',
  'Pets & Veterinary > Breeders & Shelters': 'amenity/animal_shelter amenity/animal_breeding',
  'Pets & Veterinary': 'shop/pet',
  'Sports & Fitness > Gyms & Personal Training': 'leisure/fitness_centre',
  'Sports & Fitness > Clubs, Leagues & Team Sports': 'club/sport leisure/stadium',
  'Sports & Fitness > Outdoor & Leisure Sports':
    'leisure/golf_course leisure/sports_centre leisure/sports_hall leisure/sports_centre/swimming leisure/sports_centre/climbing leisure/horse_riding leisure/ice_rink amenity/dive_centre leisure/sports_centre/karting amenity/dojo leisure/water_park',
  'Restaurants & Catering':
    'amenity/restaurant amenity/fast_food amenity/restaurant/pizza amenity/restaurant/sushi amenity/restaurant/italian amenity/restaurant/steakhouse amenity/fast_food/pizza amenity/fast_food/kebab amenity/fast_food/burger amenity/restaurant/barbecue amenity/food_court',
  'Restaurants & Catering > Cafés & Bakeries':
    'amenity/cafe shop/bakery shop/pastry amenity/ice_cream shop/ice_cream amenity/cafe/coffee_shop amenity/cafe/teahouse',
  'Restaurants & Catering > Bars & Clubs':
    'amenity/bar amenity/pub amenity/nightclub amenity/biergarten amenity/hookah_lounge amenity/pub/microbrewery',
  'Restaurants & Catering > Catering & Delivery': 'craft/caterer',
  'Food & Beverage > Wine, Beer & Spirits': 'craft/winery craft/brewery craft/distillery landuse/vineyard',
  'Food & Beverage > Coffee & Tea': 'shop/coffee shop/tea',
  'Food & Beverage > Meat, Dairy, Bread & Sweets':
    'shop/butcher shop/cheese shop/dairy shop/chocolate shop/confectionery craft/confectionery shop/deli shop/seafood shop/honey shop/pasta',
  'Food & Beverage > Food Ingredients & Trade': 'shop/spices shop/nuts shop/rice',
  'Travel & Hospitality > Hotels & Resorts':
    'tourism/hotel tourism/motel leisure/resort leisure/beach_resort',
  'Travel & Hospitality > Guest Houses & Holiday Rentals':
    'tourism/guest_house tourism/hostel tourism/apartment tourism/chalet tourism/camp_site tourism/caravan_site tourism/alpine_hut amenity/boat_rental',
  'Travel & Hospitality > Travel Agencies & Tour Operators':
    'shop/travel_agency office/guide office/travel_agent',
  'Travel & Hospitality > Guides, Attractions & Destinations':
    'tourism/theme_park tourism/zoo tourism/aquarium tourism/attraction tourism/information/office tourism/information/visitor_centre',
  'Real Estate > Estate Agents': 'office/estate_agent',
  'Real Estate > Property Management & Letting': 'office/property_management shop/storage_rental',
  'Construction & Trades':
    'craft/scaffolder craft/stonemason craft/metal_construction craft/handicraft shop/trade landuse/construction',
  'Construction & Trades > Plumbing, Heating & Air': 'craft/plumber craft/hvac craft/insulator',
  'Construction & Trades > Electrical Work': 'craft/electrician',
  'Construction & Trades > Roofing, Painting & Finishing':
    'craft/roofer craft/painter craft/plasterer craft/tiler craft/tinsmith',
  'Construction & Trades > Carpentry, Windows & Floors':
    'craft/carpenter craft/joiner craft/window_construction craft/glaziery craft/parquet_layer craft/floorer craft/carpet_layer shop/doors shop/flooring',
  'Architecture & Interior Design > Architects': 'office/architect',
  'Architecture & Interior Design > Landscape & Engineering': 'office/engineer office/surveyor',
  'Home & Cleaning Services > Cleaning & Laundry':
    'craft/cleaning shop/laundry shop/dry_cleaning shop/laundry/self_service',
  'Home & Cleaning Services > Gardening & Landscaping': 'craft/gardener shop/groundskeeping',
  'Home & Cleaning Services > Pest Control & Repairs':
    'craft/chimney_sweeper craft/electronics_repair shop/repair shop/shoe_repair craft/shoemaker craft/upholsterer',
  'Home & Cleaning Services': 'craft/tailor craft/dressmaker shop/tailor',
  'Manufacturing & Industrial > Metal & Precision Parts': 'craft/blacksmith',
  'Manufacturing & Industrial > Textile, Wood, Glass & Furniture Makers':
    'craft/sawmill craft/saddler craft/pottery',
  'Manufacturing & Industrial > Aerospace, Defence & Shipbuilding': 'craft/boatbuilder craft/sailmaker',
  'Manufacturing & Industrial': 'man_made/works',
  'Chemicals & Materials > Mining, Stone & Building Materials': 'landuse/quarry',
  'Printing & Packaging > Print Shops': 'craft/bookbinder craft/photographic_laboratory',
  'Automotive > Dealers & Car Markets':
    'shop/car shop/car/second_hand shop/motorcycle shop/caravan shop/boat',
  'Automotive > Workshops, Parts & Tyres':
    'shop/car_repair shop/car_parts shop/tyres shop/motorcycle_repair amenity/car_wash amenity/vehicle_inspection',
  'Automotive > Car Hire & Driving Schools':
    'amenity/car_rental amenity/driving_school amenity/motorcycle_rental amenity/car_sharing amenity/driver_training',
  'Transportation & Logistics > Removals & Couriers': 'office/moving_company amenity/post_depot',
  'Transportation & Logistics > Passenger Transport':
    'amenity/taxi aeroway/aerodrome amenity/ferry_terminal amenity/bus_station',
  'Transportation & Logistics > Shipping & Ports': 'landuse/harbour leisure/marina',
  'Energy & Utilities > Oil, Gas & Fuel': 'amenity/fuel shop/fuel shop/gas',
  'Energy & Utilities > Electricity, Water & Heat Supply':
    'office/energy_supplier office/water_utility amenity/charging_station',
  'Environment & Recycling > Waste & Recycling':
    'amenity/recycling_centre amenity/waste_transfer_station landuse/industrial/scrap_yard landuse/landfill amenity/waste_disposal',
  'Agriculture & Forestry':
    'shop/agrarian shop/farm landuse/farmland craft/agricultural_engines craft/beekeeper',
  'Agriculture & Forestry > Crops, Seeds & Nurseries':
    'landuse/plant_nursery landuse/orchard landuse/greenhouse_horticulture',
  'Agriculture & Forestry > Forestry & Fishery':
    'office/forestry landuse/aquaculture landuse/aquaculture/fish',
  'Education > Schools': 'amenity/school amenity/prep_school',
  'Education > Universities & Colleges': 'amenity/university amenity/college',
  'Education > Kindergartens & Childcare': 'amenity/kindergarten amenity/childcare',
  'Education > Courses, Tutoring & E-Learning':
    'amenity/language_school amenity/music_school amenity/dancing_school office/educational_institution',
  'Science & Research > Research Institutes':
    'office/research amenity/research_institute man_made/observatory',
  'Government > Cities & Regions': 'amenity/townhall',
  'Government > Ministries, Agencies & Public Programmes':
    'office/government office/government/tax office/government/register_office office/diplomatic/embassy office/diplomatic/consulate office/quango',
  'Government > Police, Fire, Justice & Military':
    'amenity/police amenity/fire_station amenity/courthouse amenity/prison office/government/prosecutor',
  'Nonprofit & Associations > Charities & Foundations':
    'office/charity office/foundation office/ngo amenity/social_facility/food_bank amenity/social_facility/homeless_shelter',
  'Nonprofit & Associations > Trade Associations, Unions & Parties': 'office/union office/political_party',
  'Nonprofit & Associations > Clubs & Communities':
    'office/association club/scout amenity/social_centre amenity/community_centre amenity/community_centre/cultural_centre amenity/community_centre/youth_centre',
  'Religion & Spirituality > Churches & Congregations':
    'amenity/place_of_worship amenity/place_of_worship/christian amenity/place_of_worship/muslim amenity/place_of_worship/jewish amenity/place_of_worship/hindu amenity/place_of_worship/buddhist amenity/monastery office/religion',
  'Religion & Spirituality > Astrology & Esoterics': 'shop/psychic shop/esoteric',
  'Arts & Entertainment > Museums & Galleries':
    'tourism/museum tourism/gallery shop/art amenity/arts_centre craft/sculptor',
  'Arts & Entertainment > Music & Performing Arts': 'amenity/theatre amenity/studio/audio',
  'Arts & Entertainment > Cinema, TV Shows & Fan Sites': 'amenity/cinema',
  'Photography & Film > Photographers': 'craft/photographer shop/photo',
  'Photography & Film > Film & Video Production': 'amenity/studio/video',
  'Games & Esports > Board, Card & Leisure Games':
    'leisure/escape_game leisure/amusement_arcade leisure/bowling_alley',
  'Events & Weddings > Weddings': 'shop/clothes/wedding',
  'Events & Weddings > Trade Fairs & Conferences': 'amenity/exhibition_centre amenity/conference_centre',
  'Events & Weddings > Festivals, Shows & Ticketing': 'amenity/events_venue shop/ticket',
  'Gambling & Betting > Casinos': 'amenity/casino leisure/adult_gaming_centre amenity/gambling',
  'Gambling & Betting > Betting & Lotteries': 'shop/bookmaker shop/lottery',
  'Adult > Escorts & Adult Dating': 'shop/erotic amenity/stripclub amenity/swingerclub',
};
