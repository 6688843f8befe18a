/** A record whose list is a table of eight columns, with the number of rows given in the URL. */
import { createRoot } from 'react-dom/client';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { defaultsOf, loadForm } from './loaded-form.ts';

export async function mount(root: HTMLElement, _loaded: unknown, count: number): Promise<void> {
  const open = await loadForm(count, 'measured-rows', (schema) => {
    const row = defaultsOf(schema.properties?.['parcels']?.items);
    return { parcels: Array.from({ length: count }, () => row) };
  });
  createRoot(root).render(
    <Kit nonce="">
      <SchemaForm {...open} saved="Saved" onSave={() => undefined} />
    </Kit>,
  );
}
