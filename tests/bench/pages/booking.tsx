/** The actual booking form on a single page, with the number of parcels given in the URL: prices, rules and totals update on each key. */
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BookingForm } from '#modules/shipments/web/booking/booking-form.tsx';
import { setBoot } from '#platform/web/client/boot.ts';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import type { Loaded } from './loaded-settings.ts';

const parcel = {
  submitted_length_cm: 20,
  submitted_width_cm: 20,
  submitted_height_cm: 10,
  submitted_weight_kg: 2,
  parcel_description: 'Books',
};

export async function mount(root: HTMLElement, _loaded: Loaded, count: number): Promise<void> {
  setBoot({
    provider: {
      ...{ id: 1, name: 'Measured', kind: 'courier', status: 'active' },
      ...{ environment: 'dev', enabled_features: [] },
    },
    revision: 1,
    provider_settings: {},
    version: '1.0.0',
  });
  const start = { value: { parcels: Array.from({ length: count }, () => parcel) } };
  const form = <BookingForm layout="staff" start={start} customReference={null} onMade={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element: form }]);
  createRoot(root).render(
    <Kit nonce="">
      <RouterProvider router={router} />
    </Kit>,
  );
}
