/** Creates a new section of a tab: asks for its name and opens the workbench with a complete template. */

import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { addressOf, tabItself } from './address.ts';
import type { UsageTab } from './find-settings.ts';

export function NewSection({ tab }: { readonly tab: UsageTab }): ReactNode {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const go = useNavigate();
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (!/^[a-z][a-z0-9_]{0,79}$/.test(name))
      setWrong('Use lowercase letters, digits and underscores, for example lunch_breaks.');
    else if (name === tabItself) setWrong('This name is reserved.');
    else if (tab.sections.some(({ id }) => id === name)) setWrong('This section already exists.');
    else void go(addressOf(tab.id, name));
  };
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size="0.9rem" aria-hidden />}
        onClick={() => setOpened(true)}
        aria-label={`New section in ${tab.title}`}
      >
        New section
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={`New section in ${tab.title}`} size="sm">
        <form onSubmit={begin}>
          <TextInput
            label="Name in the address"
            description="Can’t be changed later. You choose the title next."
            placeholder="lunch_breaks"
            value={name}
            error={wrong}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setWrong(undefined);
            }}
            data-autofocus
          />
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button type="submit">Create</Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
