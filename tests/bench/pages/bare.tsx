/** The baseline for typing: one controlled input and nothing else. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function BareInput() {
  const [value, setValue] = useState('');
  return <input id="bare" value={value} onChange={(event) => setValue(event.target.value)} />;
}

export function mount(root: HTMLElement): void {
  createRoot(root).render(<BareInput />);
}
