import { Dialog } from '#ui/overlay/dialog.tsx';

type PhotoDialogProps = {
  photo: { url: string; width: number; height: number };
  title: string;
  onClose: () => void;
};

/** A photo of a review, as large as the screen allows. */
export function PhotoDialog({ photo, title, onClose }: PhotoDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} size="lg">
      <img
        src={photo.url}
        alt=""
        width={photo.width}
        height={photo.height}
        className="mx-auto h-auto max-h-[75dvh] w-auto rounded-sm"
      />
    </Dialog>
  );
}
