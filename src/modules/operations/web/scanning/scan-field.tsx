/**
 * A field that scanners type into, with its button: what is said of it is below both, so that the button stays where it is. The camera
 * of the device can be used instead of a scanner.
 */
import { ActionIcon, Group, Input } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';
import { hasCamera } from './use-camera.ts';

const CameraScanner = whenOpened(async () => (await import('./camera-scanner.tsx')).CameraScanner);

interface ScanFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly size: 'md' | 'lg';
  readonly input?: Ref<HTMLInputElement>;
  /** Whether the window that it is in gives it the focus. */
  readonly isFirst?: boolean;
  /** Nothing is left to scan: the camera is turned off. */
  readonly isDone?: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** A code that the camera read; nobody has to confirm it. */
  readonly onCode: (code: string) => void;
  /** The button. */
  readonly children: ReactNode;
}

export function ScanField(props: ScanFieldProps): ReactNode {
  const { label, value, error, size, input, isFirst = false, isDone = false, onChange, onKeyDown, onCode } = props;
  const [isWatching, setWatching] = useState(false);
  const hasButton = hasCamera() && !isDone;
  return (
    <>
      <Input.Wrapper label={label} error={error} size={size}>
        <Group wrap="nowrap">
          <Input
            {...(input !== undefined && { ref: input })}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            error={Boolean(error)}
            size={size}
            flex={1}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus={isFirst || undefined}
            rightSectionPointerEvents="all"
            rightSectionWidth="2.75rem"
            rightSection={
              hasButton && (
                <ActionIcon
                  variant="subtle"
                  size="2.75rem"
                  onClick={() => setWatching(true)}
                  aria-expanded={isWatching}
                  aria-label="Scan with the camera"
                >
                  <IconCamera size="1.25rem" aria-hidden />
                </ActionIcon>
              )
            }
          />
          {props.children}
        </Group>
      </Input.Wrapper>
      {isWatching && hasButton && <CameraScanner onCode={onCode} onClose={() => setWatching(false)} />}
    </>
  );
}
