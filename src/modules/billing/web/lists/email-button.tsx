/** The button of a selection that opens a dialog for emailing it; the dialog is loaded when it is opened. */
import { Button } from '@mantine/core';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface Choice {
  readonly ids: readonly number[];
  readonly onDone: (chosen: readonly string[]) => void;
}

interface EmailButtonProps extends Choice {
  readonly title: string;
  readonly dialog: ComponentType<Choice & { readonly onClose: () => void }>;
}

export function EmailButton({ title, dialog: Dialog, ...choice }: EmailButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Suspense>{isOpen && <Dialog {...choice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
