import type { Random } from './random.ts';

const GIVEN = (
  'Adi Agus Ahmad Aisyah Andi Anisa Ari Asep Ayu Bagas Bambang Bayu Bunga Budi Cahya Citra Dani Dewi Dian Dimas Dina Eka ' +
  'Elisabeth Fajar Farhan Fitri Galih Gede Gilang Hana Hendra Indah Intan Irfan Ivan Jessica Joko Kadek Kartika Kevin ' +
  'Komang Laras Lestari Lia Lukman Made Maria Mega Mira Muhammad Nadia Nanda Nur Nyoman Oktavia Putri Putu Rahmat Rangga ' +
  'Ratna Reza Rina Rizky Sari Satria Sekar Siti Sri Stefani Surya Taufik Tri Vina Wahyu Wayan Wulan Yanti Yoga Yosef Yudi Yuni'
).split(' ');

const FAMILY = (
  'Anggraini Ardiansyah Damanik Fauzi Firmansyah Gunawan Hakim Halim Handayani Hartono Hasibuan Hermawan Hidayat Iskandar ' +
  'Kurniawan Kusuma Lestari Lubis Mahendra Maharani Manurung Maulana Nainggolan Nasution Nugroho Nuraini Pangestu Permata ' +
  'Prasetyo Pratama Purnomo Puspita Rahayu Rahmawati Ramadhan Safitri Salim Santoso Saputra Sari Setiawan Siahaan ' +
  'Simanjuntak Sitompul Situmorang Siregar Subagyo Sulistyo Suryani Susanto Sutrisno Tampubolon Tanjung Utami Utomo ' +
  'Wardhana Wibowo Wicaksono Widodo Wijaya Wulandari Yulianti'
).split(' ');

const CITIES: readonly (readonly [city: string, postalCode: string])[] = [
  ['Jakarta Selatan', '12190'],
  ['Jakarta Pusat', '10310'],
  ['Bandung', '40115'],
  ['Surabaya', '60265'],
  ['Yogyakarta', '55281'],
  ['Semarang', '50132'],
  ['Medan', '20112'],
  ['Denpasar', '80113'],
  ['Makassar', '90111'],
  ['Malang', '65111'],
  ['Tangerang', '15143'],
  ['Bekasi', '17141'],
];

const STREETS = [
  'Jl. Melati',
  'Jl. Diponegoro',
  'Jl. Ahmad Yani',
  'Jl. Kenanga Raya',
  'Jl. Sudirman',
  'Jl. Pahlawan',
];

export type Person = {
  name: string;
  email: string;
  mobile: string;
  address: string;
  city: string;
  postalCode: string;
};

/** Many Indonesians have a single name and no family name, and no form should require one. */
export const makePerson = (random: Random, number: number): Person => {
  const given = random.pick(GIVEN);
  const name = random.chance(0.12) ? given : `${given} ${random.pick(FAMILY)}`;
  const [city, postalCode] = random.pick(CITIES);
  return {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}${number % 7 === 0 ? number : ''}@contoh.id`,
    // A block of numbers that no operator assigns.
    mobile: `+628120000${String(number % 10_000).padStart(4, '0')}`,
    address: `${STREETS[number % STREETS.length]} No. ${(number % 140) + 1}`,
    city,
    postalCode,
  };
};
