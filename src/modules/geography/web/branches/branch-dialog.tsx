/** A branch in a dialog: a new one, or one being edited. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as branchForm from '#generated/forms/branch.ts';
import type { BranchRecord } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { homeCountry } from '../../domain/place.ts';
import '../shared/address/register.ts';
import { branchFields, saveBranch } from './branch-calls.ts';

interface BranchDialogProps {
  /** Absent for a new branch. */
  readonly branch?: BranchRecord;
  readonly onClose: () => void;
}

const empty: JsonObject = { address: { country: homeCountry, type: 'business' } };

function recordOf(branch: BranchRecord): JsonObject {
  const known = branchFields.flatMap((name) => (branch[name] === undefined ? [] : [[name, branch[name]] as const]));
  return { ...empty, ...Object.fromEntries(known) };
}

export function BranchDialog({ branch, onClose }: BranchDialogProps): ReactNode {
  return (
    <SchemaDialog
      form={branchForm}
      layout="branch"
      size="lg"
      title={branch ? `Edit ${branch.name}` : 'Add branch'}
      action={branch ? 'Save branch' : 'Add branch'}
      failed="Couldn’t save the branch"
      stored={branch ? recordOf(branch) : empty}
      record={branch}
      storedOf={recordOf}
      onSubmit={async (value, now) => {
        await saveBranch(value, now);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
