/** The picture of the camera, in which barcodes are read one after the other. */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readCodes } from './read-codes.ts';
import styles from './scanning.module.css';
import { useCamera } from './use-camera.ts';

interface CameraScannerProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Long enough to be felt with gloves. */
const vibrationMs = 80;

export function CameraScanner({ onCode, onClose }: CameraScannerProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const [isLit, setLit] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const latest = useRef(onCode);
  latest.current = onCode;
  const isOn = camera.state === 'on';
  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    return readCodes(video.current, {
      onCode: (code) => {
        navigator.vibrate?.(vibrationMs);
        latest.current(code);
      },
      onFailure: () => setBroken(true),
    });
  }, [isOn]);
  const problem =
    camera.state === 'failed'
      ? camera.message
      : isBroken && 'The barcode reader couldn’t be loaded. Check your connection, close the camera and try again.';
  const light = camera.state === 'on' ? camera.light : undefined;
  return (
    <div role="group" aria-label="Camera" className={styles['scanner']}>
      <video ref={video} className={styles['camera']} hidden={Boolean(problem)} muted playsInline />
      <Text size="sm" c={problem ? 'var(--error)' : 'dimmed'} role="status">
        {problem || (isOn ? 'Point the camera at a barcode.' : 'Starting the camera')}
      </Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" size="md" onClick={onClose}>
          Close camera
        </Button>
        {light && (
          <Button
            variant="default"
            size="md"
            aria-pressed={isLit}
            onClick={() => {
              light(!isLit);
              setLit(!isLit);
            }}
          >
            Light
          </Button>
        )}
      </Group>
    </div>
  );
}
