/** Adding and editing a provider, on `/shiplogic-admin/providers`. */
import type { ReactNode } from 'react';
import * as newProviderForm from '#generated/forms/new-provider.ts';
import * as providerForm from '#generated/forms/provider.ts';
import type { ProviderRecord } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { addProvider, saveProvider } from './provider-calls.ts';

interface ClosedBy {
  readonly onClose: () => void;
}

export function NewProviderDialog({ onClose }: ClosedBy): ReactNode {
  return (
    <SchemaDialog
      form={newProviderForm}
      layout="new"
      size="lg"
      title="Add provider"
      action="Add provider"
      failed="Couldn’t add the provider"
      stored={{ kind: 'courier', tariff: 'starter' }}
      onSubmit={async (value) => {
        await addProvider(value);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function ProviderDialog({ provider, onClose }: ClosedBy & { readonly provider: ProviderRecord }): ReactNode {
  const { name, kind, status, origins } = provider;
  return (
    <SchemaDialog
      form={providerForm}
      layout="provider"
      title={`Edit ${name}`}
      action="Save provider"
      failed="Couldn’t save the provider"
      stored={{ name, kind, status, origins: [...origins] }}
      onSubmit={async (value) => {
        await saveProvider(value, provider);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
