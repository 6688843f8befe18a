/** A form over one record: the real widgets, compiled validators, conditions and rules of a generated form. */
import { createRoot } from 'react-dom/client';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { defaultsOf, loadForm } from './loaded-form.ts';

export async function mount(root: HTMLElement, _loaded: unknown, count: number): Promise<void> {
  const open = await loadForm(count, 'measured-record', defaultsOf);
  createRoot(root).render(
    <Kit nonce="">
      <SchemaForm {...open} saved="Saved" onSave={() => undefined} />
    </Kit>,
  );
}
