/** `+6281234567890` → `0812-3456-7890`, as Indonesians write it. Fixed lines stay in one group. Also groups a masked number. */
export const showPhone = (phone: string): string => {
  if (!phone.startsWith('+62')) return phone;
  const national = `0${phone.slice(3)}`;
  if (!/^0[8*]/.test(national)) return national;
  return [national.slice(0, 4), national.slice(4, 8), national.slice(8)].filter(Boolean).join('-');
};
