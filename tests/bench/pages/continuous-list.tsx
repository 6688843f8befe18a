/** An unpaged list with the number of rows given in the URL, all loaded, so that only rendering is measured. */
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { accounts } from '#generated/tables.ts';
import type { Row } from '#platform/web/client/read-list.ts';
import ContinuousTable from '#platform/web/table/continuous/continuous-table.tsx';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { offerScrolling } from './scrolling.ts';

const chosen: readonly string[] = [];
const nothing = () => undefined;

function rowsOf(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, name: `Shop ${at + 1}`, account_code: `C${at + 1}` },
    ...{ account_type: 'postpaid', balance: 1234.5, credit_limit: 5000, is_vip: false, is_on_hold: at % 9 === 0 },
  }));
}

export function mount(root: HTMLElement): void {
  const count = Number(new URLSearchParams(location.search).get('rows'));
  offerScrolling();
  const page = { rows: rowsOf(count), count, isMinimum: false, next: undefined };
  const selection = { chosen, onChange: nothing };
  createRoot(root).render(
    <Kit nonce="">
      <MemoryRouter>
        <ContinuousTable table={accounts} query={{}} page={page} rowLink="/accounts/{id}" selection={selection} />
      </MemoryRouter>
    </Kit>,
  );
}
