/** Asks the receiver for a rating: stars, and an optional comment; afterwards shows the stars. */
import { Button, Rating, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { TrackedShipment } from '#generated/types.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import styles from './track.module.css';

const names = ['No stars', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface RatingFormProps {
  readonly shipment: TrackedShipment;
  /** From the link of an email. */
  readonly suggested: number;
  readonly onRated: () => void;
}

export function RatingForm({ shipment, suggested, onRated }: RatingFormProps): ReactNode {
  const [stars, setStars] = useState(suggested);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [error, setError] = useState<string>();
  if (state === 'sent' || shipment.stars !== null)
    return (
      <Rated
        stars={shipment.stars ?? stars}
        text={error ?? 'Thank you for your rating.'}
        isNew={state === 'sent' || error !== undefined}
      />
    );
  if (!shipment.can_rate) return null;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (stars === 0) return setError('Choose a number of stars');
    setState('sending');
    setError(undefined);
    try {
      const body = { tracking_reference: shipment.short_tracking_reference, stars, ...(comment.trim() && { comment }) };
      await call('rate_delivery', { body });
      setState('sent');
      onRated();
    } catch (failure) {
      setState('asking');
      setError(messageOf(failure) ?? 'Couldn’t send. Try again.');
      // The rating given elsewhere, or a delivery that was undone, takes the place of the form.
      if (failure instanceof CallError && failure.status === 409) onRated();
    }
  };
  return (
    <form className={styles['rating']} onSubmit={(event) => void send(event)} noValidate>
      <fieldset>
        <legend>How was your delivery?</legend>
        <Rating
          value={stars}
          onChange={setStars}
          size="xl"
          getSymbolLabel={(value) => (value === 0 ? names[0]! : `${value} of 5 stars, ${names[value]}`)}
        />
      </fieldset>
      {stars > 0 && (
        <Textarea
          label="What went well, or what could be better? (Optional)"
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={2}
        />
      )}
      {error !== undefined && <Notice variant="error">{error}</Notice>}
      <Button type="submit" loading={state === 'sending'}>
        Send rating
      </Button>
    </form>
  );
}

interface RatedProps {
  readonly stars: number;
  readonly text: string;
  /** Whether it takes the place of the form in which someone was typing, whose focus it takes over. */
  readonly isNew: boolean;
}

function Rated({ stars, text, isNew }: RatedProps): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <p ref={place} tabIndex={-1} className={styles['rated']}>
      <Rating value={stars} readOnly role="img" aria-label={`${stars} of 5 stars`} /> {text}
    </p>
  );
}
