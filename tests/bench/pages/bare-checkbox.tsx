/** The baseline for a cell: one controlled checkbox and nothing else. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function BareCheckbox() {
  const [on, setOn] = useState(false);
  return <input id="bare" type="checkbox" checked={on} onChange={() => setOn(!on)} />;
}

export function mount(root: HTMLElement): void {
  createRoot(root).render(<BareCheckbox />);
}
