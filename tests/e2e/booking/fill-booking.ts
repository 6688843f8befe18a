/** Fills in the booking form as a person would: both ends, one parcel, and the economy service. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';

interface End {
  readonly leg: 'collection' | 'delivery';
  readonly suburb: string;
  readonly city: string;
  readonly code: string;
  readonly province: string;
}

export const from: End = {
  leg: 'collection',
  suburb: 'Sandton',
  city: 'Johannesburg',
  code: '2196',
  province: 'Gauteng',
};
export const to: End = {
  leg: 'delivery',
  suburb: 'Gardens',
  city: 'Cape Town',
  code: '8001',
  province: 'Western Cape',
};

export const field = (page: Page, place: string) => page.locator(`[id="setting_${place.replaceAll('.', '-')}"]`);

export async function fillEnd(page: Page, { leg, suburb, city, code, province }: End): Promise<void> {
  const address = { street_address: '12 Main Road', local_area: suburb, city, code, zone: province };
  for (const [name, text] of Object.entries(address)) await field(page, `${leg}_address.${name}`).fill(text);
  await field(page, `${leg}_contact.name`).fill('Thandi Mokoena');
}

export async function fillParcel(page: Page): Promise<void> {
  const sizes = { length_cm: '40', width_cm: '30', height_cm: '20', weight_kg: '5' };
  for (const [size, text] of Object.entries(sizes)) await field(page, `parcels.0.submitted_${size}`).fill(text);
}

export async function chooseService(page: Page): Promise<void> {
  await expect(page.getByText('Cheapest')).toBeVisible();
  await page.getByRole('radio', { name: /Economy/ }).click();
}
