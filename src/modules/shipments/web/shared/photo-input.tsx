/** Photos, one after the other or several at once: a camera gives one at a time, and the next doesn’t replace it. */
import { FileInput } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

interface PhotoInputProps {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly size?: 'sm' | 'md';
  readonly mb?: 'sm';
  readonly value: readonly File[];
  readonly onChange: (photos: File[]) => void;
}

const most = 10;

/** What is kept once more were chosen; choosing nothing is how the kit says that they were cleared. */
export function withPhotos(existing: readonly File[], chosen: readonly File[]): File[] {
  return chosen.length === 0 ? [] : [...existing, ...chosen].slice(0, most);
}

export function photoCount(photos: readonly File[]): string {
  const [first] = photos;
  const count = photos.length === 1 && first ? first.name : `${photos.length} photos`;
  return photos.length < most ? `${count}. Add another` : count;
}

function Chosen({ value }: { readonly value: File | File[] | null }): ReactNode {
  return <span>{photoCount(Array.isArray(value) ? value : [])}</span>;
}

export function PhotoInput({ value, onChange, placeholder = 'Take a photo', ...field }: PhotoInputProps): ReactNode {
  const reset = useRef<() => void>(null);
  return (
    <FileInput
      {...field}
      placeholder={placeholder}
      multiple
      accept="image/png,image/jpeg,image/webp"
      value={[...value]}
      onChange={(chosen) => {
        onChange(withPhotos(value, chosen));
        // Otherwise the same photo can’t be chosen again once it was removed.
        reset.current?.();
      }}
      resetRef={reset}
      valueComponent={Chosen}
      clearable
      clearButtonProps={{ 'aria-label': 'Remove photos' }}
    />
  );
}
