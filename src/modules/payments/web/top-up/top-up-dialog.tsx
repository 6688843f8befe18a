/** The top-up form as a dialog on any screen (F284). */
import type { ReactNode } from 'react';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

export default function TopUpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useReturnFocus();
  const account = useGeneralData().data?.account;
  if (!account) return null;
  return (
    <Modal opened onClose={onClose} title="Top up account" size="lg">
      <TopUpForm account={account} onDone={onClose} onCancel={onClose} />
    </Modal>
  );
}
