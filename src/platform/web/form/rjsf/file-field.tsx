/**
 * A file as a value: choosing a file uploads it at once, and the value is its id, name and size; saving the form makes
 * it the answer.
 */

import { Button, FileButton, Group, Input, Loader, Text } from '@mantine/core';
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import type { FieldProps } from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import type { FileAnswer } from '#engine/custom-fields/field.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isList, isObject } from '#engine/values/json-value.ts';
import { descriptionIdOf, errorIdOf } from '../ids.ts';
import { useFileStore } from './file-store.ts';

function fileIn(value: unknown): FileAnswer | undefined {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'
    ? (value as unknown as FileAnswer)
    : undefined;
}

/** `340 KB`, `2.4 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function mostBytes(schema: JsonSchema): number {
  const most = schema.properties?.['size']?.['maximum'];
  return typeof most === 'number' ? most : Infinity;
}

interface Sending {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly send: (file: File | null) => void;
}

function useSending(schema: JsonSchema, onSent: (file: FileAnswer) => void): Sending {
  const store = useFileStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    if (!store) return;
    if (file.size > mostBytes(schema)) {
      setProblem(`${file.name} is too large (${sizeText(file.size)}). ${String(schema['x-message'])}`);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      onSent(await store.send(file, String(schema['x-file-for'])));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'Couldn’t upload the file. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send: (file) => void (file && send(file)) };
}

export function FileField(props: FieldProps & { readonly onLeave: () => void }): ReactNode {
  const { fieldPathId, onChange, onLeave } = props;
  const schema = props.schema as unknown as JsonSchema;
  const store = useFileStore();
  const file = fileIn(props.formData);
  const put = (value: unknown): void => {
    onChange(value, fieldPathId.path);
    onLeave();
  };
  const { busy, problem, send } = useSending(schema, put);
  const id = fieldPathId.$id;
  const locked = Boolean(props.readonly || props.disabled) || !store || busy;
  const accept = schema['x-accept'];
  const described = [schema.description ? descriptionIdOf(id) : '', `${id}__limits`, errorIdOf(id)];
  return (
    <div role="group" aria-label={schema.title}>
      <Group gap="xs">
        {file && (
          <Button
            variant="subtle"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            disabled={!store}
            onClick={() => store?.open(file)}
            aria-label={`Download ${file.name}`}
          >
            {file.name} ({sizeText(file.size)})
          </Button>
        )}
        <FileButton
          onChange={send}
          disabled={locked}
          {...(isList(accept) ? { accept: accept.filter((one) => typeof one === 'string').join(',') } : {})}
        >
          {(button) => (
            <Button
              {...button}
              id={id}
              variant="default"
              disabled={locked}
              leftSection={busy ? <Loader size="1rem" /> : <IconPaperclip size="1rem" aria-hidden />}
              aria-describedby={described.filter(Boolean).join(' ')}
              onBlur={onLeave}
            >
              {busy ? 'Sending' : file ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button
            variant="subtle"
            color="gray"
            disabled={locked}
            leftSection={<IconTrash size="1rem" aria-hidden />}
            onClick={() => put(undefined)}
          >
            Remove
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={4} id={`${id}__limits`}>
        {String(schema['x-limits'])}
      </Text>
      {problem && (
        <Input.Error mt={4} role="alert">
          {problem}
        </Input.Error>
      )}
    </div>
  );
}
