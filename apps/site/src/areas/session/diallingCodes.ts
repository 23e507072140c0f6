/**
 * Countries of the seeded brands' players, by ISO 3166 code, with their E.164 dialling code: forms can open before all countries are
 * loaded.
 */
const served = [
  { country: 'VN', dialling: '+84' },
  { country: 'BD', dialling: '+880' },
  { country: 'AE', dialling: '+971' },
  { country: 'BR', dialling: '+55' },
  { country: 'CN', dialling: '+86' },
  { country: 'EG', dialling: '+20' },
  { country: 'ID', dialling: '+62' },
  { country: 'IN', dialling: '+91' },
  { country: 'JP', dialling: '+81' },
  { country: 'KH', dialling: '+855' },
  { country: 'KR', dialling: '+82' },
  { country: 'MX', dialling: '+52' },
  { country: 'MY', dialling: '+60' },
  { country: 'PH', dialling: '+63' },
  { country: 'PK', dialling: '+92' },
  { country: 'SA', dialling: '+966' },
  { country: 'TH', dialling: '+66' },
  { country: 'TR', dialling: '+90' },
];

/** The first countries in lists, in order. */
export const servedCountries = served.map(({ country }) => country);

/** Returns the initial dialling code for a visitor's country. */
export const diallingOf = (visitorCountry: string) =>
  served.find(({ country }) => country === visitorCountry) ?? { country: 'VN', dialling: '+84' };
