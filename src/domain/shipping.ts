/**
 * The nine fields of the shipping data, in the order of the form (spec section 3). All are texts: the zipcode '00184'
 * keeps its zeros.
 */
export const SHIPPING_FIELDS = [
  'name',
  'surname',
  'address',
  'civicNumber',
  'city',
  'province',
  'zipcode',
  'email',
  'telephoneNumber',
] as const;

export type ShippingField = (typeof SHIPPING_FIELDS)[number];
export type ShippingData = Record<ShippingField, string>;

export const NO_SHIPPING_DATA: ShippingData = {
  name: '',
  surname: '',
  address: '',
  civicNumber: '',
  city: '',
  province: '',
  zipcode: '',
  email: '',
  telephoneNumber: '',
};

/** Returns the fields that are still blank; all nine are required (spec section 5). */
export function missingShippingFields(data: ShippingData): ShippingField[] {
  return SHIPPING_FIELDS.filter((field) => data[field].trim() === '');
}

/** Returns a zipcode as text: numbers are padded to five digits; 0 and missing ones are empty (spec section 3). */
export function zipcodeText(value: unknown): string {
  if (typeof value === 'number') return value > 0 ? String(Math.trunc(value)).padStart(5, '0') : '';
  if (typeof value !== 'string') return '';
  const text = value.trim();
  return /^0*$/.test(text) ? '' : text;
}

/** Returns the address lines of a parcel, without empty ones. */
export function addressLines(data: ShippingData): string[] {
  const province = data.province.trim();
  return [
    [data.name, data.surname],
    [data.address, data.civicNumber],
    [data.zipcode, data.city, province && `(${province})`],
  ].flatMap((parts) => {
    const line = parts.map((part) => part.trim()).filter((part) => part !== '');
    return line.length > 0 ? [line.join(' ')] : [];
  });
}
