/** The dialogs of a map: details of an area, and importing areas from a file. */
import { FileInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { counted } from '#engine/values/sentence.ts';
import * as zoneForm from '#generated/forms/zone.ts';
import type { MapLayer, Zone, ZoneRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { refreshZones } from './use-zones.ts';

interface ZoneDialogProps {
  readonly layer: MapLayer;
  /** Absent for a new area. */
  readonly zone?: Zone;
  /** The outline of a new area, or one that replaces the existing outline. */
  readonly polygons?: Zone['polygons'];
  readonly onClose: () => void;
  readonly onSaved: (zone: Zone) => void;
}

function recordOf({ id: _id, revision: _revision, ...drawn }: Zone): JsonObject {
  return drawn;
}

export function ZoneDialog({ layer, zone, polygons, onClose, onSaved }: ZoneDialogProps): ReactNode {
  const save = async (value: JsonObject, now: Zone | undefined): Promise<void> => {
    const before = now?.revision === undefined ? {} : { zone_id: now.id, base_revision: now.revision };
    const body = { zone: { layer, ...value } as unknown as ZoneRequest, ...before };
    const saved = await call('save_zone', { body });
    await refreshZones();
    onSaved(saved.zone);
  };
  return (
    <SchemaDialog
      form={zoneForm}
      layout="edit"
      facts={{ 'zone.is_draft': zone?.layer === 'draft' }}
      title={zone ? `Edit ${zone.name}` : 'Add area'}
      action={zone ? 'Save area' : 'Add area'}
      failed="Couldn’t save the area"
      stored={zone ? recordOf(zone) : { layer }}
      record={zone}
      storedOf={recordOf}
      onSubmit={save}
      {...(polygons && { begunWith: { value: { polygons }, what: 'the outline' } })}
      onClose={onClose}
    />
  );
}

interface WindowProps {
  readonly onClose: () => void;
}

export function RemoveZone({ zone, onClose }: WindowProps & { readonly zone: Zone }): ReactNode {
  const remove = async (): Promise<void> => {
    try {
      await call('remove_zone', { params: { zone_id: zone.id } });
      await refreshZones();
    } catch (failure) {
      const message = failure instanceof CallError ? messageOf(failure) : 'Couldn’t remove the area. Try again.';
      if (message !== null) showToast('error', message);
    }
    onClose();
  };
  return (
    <Confirm opened danger title="Remove this area?" action="Remove area" onCancel={onClose} onConfirm={remove}>
      {`${zone.name} is removed from the map.`}
    </Confirm>
  );
}

export function ImportZones({ layer, onClose }: WindowProps & { readonly layer: MapLayer }): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (): Promise<void> => {
    if (!file) {
      setProblem('Choose a file.');
      return;
    }
    try {
      const { zones } = await call('upload_zones', { query: { layer }, file });
      await refreshZones();
      showToast('success', `${counted(zones.length, 'area', 'areas')} imported`);
      onClose();
    } catch (failure) {
      setProblem(messageOf(failure) ?? 'Couldn’t import the file. Try again.');
    }
  };
  return (
    <Confirm opened title="Import areas" action="Import" onCancel={onClose} onConfirm={read}>
      <FileInput
        label="KML or GeoJSON file"
        description="An area with the name of one on this map replaces its outline."
        accept=".kml,.geojson,.json"
        placeholder="Choose a file"
        value={file}
        onChange={setFile}
        error={problem}
      />
    </Confirm>
  );
}
