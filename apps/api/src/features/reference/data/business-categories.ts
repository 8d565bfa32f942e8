/**
 * Entries marked `spec` come from the product specification (§3). It mentions about 55 but lists only these, so the others and all names
 * are our proposal. A slug is the lower-case English name with underscores for other characters.
 */
export const BUSINESS_CATEGORIES: readonly { slug: string; name: { id: string; en: string } }[] = [
  { slug: 'advertising', name: { id: 'Periklanan', en: 'Advertising' } }, // spec
  { slug: 'agriculture', name: { id: 'Pertanian', en: 'Agriculture' } },
  { slug: 'airline', name: { id: 'Maskapai penerbangan', en: 'Airline' } }, // spec
  { slug: 'arts___crafts', name: { id: 'Seni & kerajinan', en: 'Arts & crafts' } },
  { slug: 'automotive', name: { id: 'Otomotif', en: 'Automotive' } }, // spec
  { slug: 'baby___kids', name: { id: 'Bayi & anak', en: 'Baby & kids' } },
  { slug: 'beauty___cosmetics', name: { id: 'Kecantikan & kosmetik', en: 'Beauty & cosmetics' } },
  { slug: 'books___stationery', name: { id: 'Buku & alat tulis', en: 'Books & stationery' } },
  { slug: 'building_materials', name: { id: 'Bahan bangunan', en: 'Building materials' } },
  { slug: 'catering_service', name: { id: 'Jasa katering', en: 'Catering service' } }, // spec
  { slug: 'charity___donation', name: { id: 'Amal & donasi', en: 'Charity & donation' } },
  { slug: 'cleaning_service', name: { id: 'Jasa kebersihan', en: 'Cleaning service' } },
  { slug: 'clinic___hospital', name: { id: 'Klinik & rumah sakit', en: 'Clinic & hospital' } },
  { slug: 'consulting_service', name: { id: 'Jasa konsultasi', en: 'Consulting service' } },
  { slug: 'cooperative', name: { id: 'Koperasi', en: 'Cooperative' } },
  { slug: 'courier___logistics', name: { id: 'Kurir & logistik', en: 'Courier & logistics' } },
  { slug: 'digital_content', name: { id: 'Konten digital', en: 'Digital content' } }, // spec
  { slug: 'education_service', name: { id: 'Jasa pendidikan', en: 'Education service' } }, // spec
  { slug: 'electronics', name: { id: 'Elektronik', en: 'Electronics' } }, // spec
  { slug: 'entertainment', name: { id: 'Hiburan', en: 'Entertainment' } },
  { slug: 'event_organizer', name: { id: 'Penyelenggara acara', en: 'Event organizer' } },
  { slug: 'fashion___accessories', name: { id: 'Fesyen & aksesori', en: 'Fashion & accessories' } }, // spec
  { slug: 'financial_services', name: { id: 'Jasa keuangan', en: 'Financial services' } }, // spec
  { slug: 'fishery___livestock', name: { id: 'Perikanan & peternakan', en: 'Fishery & livestock' } },
  { slug: 'fitness___sports', name: { id: 'Kebugaran & olahraga', en: 'Fitness & sports' } },
  { slug: 'food___beverages', name: { id: 'Makanan & minuman', en: 'Food & beverages' } }, // spec
  { slug: 'furniture___home_decor', name: { id: 'Furnitur & dekorasi rumah', en: 'Furniture & home decor' } },
  { slug: 'gaming', name: { id: 'Gim', en: 'Gaming' } }, // spec
  { slug: 'groceries', name: { id: 'Bahan pokok', en: 'Groceries' } },
  { slug: 'health_products', name: { id: 'Produk kesehatan', en: 'Health products' } },
  { slug: 'hobbies___toys', name: { id: 'Hobi & mainan', en: 'Hobbies & toys' } },
  { slug: 'hotel___accommodation', name: { id: 'Hotel & akomodasi', en: 'Hotel & accommodation' } },
  { slug: 'household_supplies', name: { id: 'Perlengkapan rumah tangga', en: 'Household supplies' } },
  { slug: 'insurance', name: { id: 'Asuransi', en: 'Insurance' } },
  { slug: 'internet_service_provider', name: { id: 'Penyedia internet', en: 'Internet service provider' } },
  { slug: 'laundry', name: { id: 'Binatu', en: 'Laundry' } },
  { slug: 'manufacturing', name: { id: 'Manufaktur', en: 'Manufacturing' } },
  { slug: 'marketplace', name: { id: 'Lokapasar', en: 'Marketplace' } }, // spec
  {
    slug: 'membership___subscription',
    name: { id: 'Keanggotaan & langganan', en: 'Membership & subscription' },
  },
  { slug: 'mobile_phone___accessories', name: { id: 'Ponsel & aksesori', en: 'Mobile phone & accessories' } },
  { slug: 'pet_supplies', name: { id: 'Perlengkapan hewan', en: 'Pet supplies' } },
  { slug: 'pharmacy', name: { id: 'Apotek', en: 'Pharmacy' } },
  { slug: 'printing_service', name: { id: 'Jasa percetakan', en: 'Printing service' } },
  { slug: 'property', name: { id: 'Properti', en: 'Property' } }, // spec
  { slug: 'religious_organization', name: { id: 'Organisasi keagamaan', en: 'Religious organization' } },
  { slug: 'restaurants', name: { id: 'Restoran', en: 'Restaurants' } }, // spec
  { slug: 'retail_store', name: { id: 'Toko ritel', en: 'Retail store' } },
  { slug: 'salon___spa', name: { id: 'Salon & spa', en: 'Salon & spa' } },
  { slug: 'software', name: { id: 'Perangkat lunak', en: 'Software' } }, // spec
  { slug: 'telecommunication', name: { id: 'Telekomunikasi', en: 'Telecommunication' } },
  { slug: 'ticketing', name: { id: 'Tiket', en: 'Ticketing' } },
  { slug: 'tour___travel', name: { id: 'Tur & perjalanan', en: 'Tour & travel' } }, // spec
  { slug: 'transportation', name: { id: 'Transportasi', en: 'Transportation' } }, // spec
  { slug: 'utilities___billing', name: { id: 'Utilitas & tagihan', en: 'Utilities & billing' } },
  { slug: 'others', name: { id: 'Lainnya', en: 'Others' } }, // spec
];
