/** A form in a dialog: see `opened-dialog.tsx`. Screens that offer one don’t wait for the code of forms. */
import type { ReactNode } from 'react';
import { whenOpened } from '../../ui/when-opened.tsx';
import type { SchemaDialogProps } from './opened-dialog.tsx';

type SchemaDialogOf = <Layouts extends string, Edited = never>(props: SchemaDialogProps<Layouts, Edited>) => ReactNode;

export const SchemaDialog = whenOpened<SchemaDialogProps<string, unknown>>(
  async () => (await import('./opened-dialog.tsx')).OpenedDialog,
) as unknown as SchemaDialogOf;
