import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';

export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" size={18} />
        Invite
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
