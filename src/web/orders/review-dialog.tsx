import { useEffect, useRef, useState } from 'react';
import type { OrderJson } from '#contract/order/order.ts';
import { toReviewAuthor } from '#domain/review/review.ts';
import { MOST_REVIEW_PHOTOS } from '#domain/review/review-photo.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { PhotoPicker } from './photos/photo-picker.tsx';
import { useReviewPhotos } from './photos/use-review-photos.ts';
import { StarInput } from '#ui/form/star-input.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import * as words from './words.ts';

type Written = keyof typeof words.reviewThanks;

type Item = OrderJson['items'][number];
type ReviewDialogProps = {
  order: OrderJson;
  onClose: () => void;
  /** Receives the order after one more of its items was reviewed. */
  onReviewed: (order: OrderJson) => void;
};

/** Collects reviews of delivered items, one after the other. */
export function ReviewDialog({ order, onClose, onReviewed }: ReviewDialogProps) {
  const open = order.items.filter(({ reviewed }) => !reviewed);
  const [chosen, setChosen] = useState(open[0]!.id);
  const [thanked, setThanked] = useState<{ name: string; state: Written }>();
  const thanks = useRef<HTMLParagraphElement>(null);
  // The submitted form had the focus and is gone, so the focus moves to the thanks.
  useEffect(() => thanks.current?.focus(), [thanked]);
  const item = open.find(({ id }) => id === chosen) ?? open[0]!;
  return (
    <Dialog open onClose={onClose} title={words.reviewTitle}>
      <div className="flex flex-col gap-5">
        {thanked && (
          <p ref={thanks} tabIndex={-1} role="status" className="rounded-sm bg-leaf-wash px-4 py-3">
            {words.reviewThanks[thanked.state]} {words.reviewedItem(thanked.name)}
          </p>
        )}
        {open.length > 1 ? (
          <RadioGroup
            legend={words.reviewWhich}
            name="item"
            value={item.id}
            onValueChange={setChosen}
            options={open.map(({ id, product_name, variant }) => ({
              value: id,
              label: product_name,
              hint: variant,
            }))}
          />
        ) : (
          <p className="font-medium">{item.product_name}</p>
        )}
        <ReviewForm
          key={item.id}
          item={item}
          author={toReviewAuthor(order.customer.name)}
          onWritten={(state) => {
            // A toast would be hidden behind the dialog, which stays open for the other items.
            if (open.length > 1) setThanked({ name: item.product_name, state });
            else notify(words.reviewThanks[state]);
            const items = order.items.map((each) =>
              each.id === item.id ? { ...each, reviewed: true } : each,
            );
            onReviewed({ ...order, items });
          }}
        />
      </div>
    </Dialog>
  );
}

type Fields = Record<string, string>;

type ReviewFormProps = {
  item: Item;
  /** The name that is published with the review. */
  author: string;
  onWritten: (state: Written) => void;
};

function ReviewForm({ item, author, onWritten }: ReviewFormProps) {
  const [rating, setRating] = useState(0);
  const [fields, setFields] = useState<Fields>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const photos = useReviewPhotos(item.product_id);
  /** Returns the first field that is invalid. */
  const send = async (form: FormData): Promise<string | undefined> => {
    const written = { title: String(form.get('title')), text: String(form.get('text')) };
    const mistakes = findMistakes(rating, written.text);
    setFields(mistakes);
    setFailure(undefined);
    if (Object.keys(mistakes).length > 0) return Object.keys(mistakes)[0];
    setBusy(true);
    try {
      const { state } = await callApi('POST /products/{id}/reviews', {
        params: { id: item.product_id },
        body: { rating, ...written, order_line_id: item.id, photo_ids: photos.ids },
      });
      onWritten(state === 'held' ? 'held' : 'published');
    } catch (error) {
      const { fields: refused, message } = toApiError(error, words.reviewFailed);
      setFields(refused);
      setFailure(message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void send(new FormData(form)).then((wrong) => wrong && findControl(form, wrong)?.focus());
      }}
      className="flex flex-col gap-5"
    >
      <StarInput
        legend={words.rating}
        names={words.stars}
        labelOf={words.starsOf}
        value={rating}
        onValueChange={setRating}
        error={fields['rating']}
      />
      <TextInput name="title" label={words.headline} maxLength={120} error={fields['title']} />
      <TextArea name="text" label={words.review} rows={4} maxLength={4000} error={fields['text']} />
      <PhotoPicker {...photos} hint={words.reviewPhotosHint(MOST_REVIEW_PHOTOS)} error={fields['photos']} />
      <p className="text-sm text-quiet">{words.shownAs(author)}</p>
      {failure && (
        <p role="alert" className="text-alert">
          {failure}
        </p>
      )}
      <Button type="submit" busy={isBusy || photos.isTaking} className="self-start">
        {words.submitReview}
      </Button>
    </form>
  );
}

function findControl(form: HTMLFormElement, field: string): HTMLElement | null {
  return form.querySelector(field === 'rating' ? 'input[type=radio]' : `[name=${field}]`);
}

function findMistakes(rating: number, text: string): Fields {
  return {
    ...(rating === 0 && { rating: words.ratingMissing }),
    ...(text.trim() === '' && { text: words.reviewMissing }),
  };
}
