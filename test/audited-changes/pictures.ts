import { callApi } from '#test/call-api.ts';
import { takePhoto } from '#test/scenes/photographs.ts';
import { type AuditedChange, type Call, type Scene, changes } from './audited-change.ts';

/** A step towards a picture: the addition is audited when the picture is made. */
function prepares(make: (scene: Scene) => Promise<Call>): AuditedChange {
  return { make, rows: [] };
}

function toForm(bytes: Uint8Array, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
  return body;
}

async function begin({ shop, owner: as }: Scene, size: number): Promise<string> {
  return (await callApi('POST /admin/uploads', { shop, as, body: { size } })).id;
}

async function uploadWhole(scene: Scene): Promise<string> {
  const photo = await takePhoto({ width: 600, height: 400 });
  const id = await begin(scene, photo.length);
  await scene.shop.app.request(`/api/v1/admin/uploads/${id}/parts`, {
    method: 'POST',
    headers: { authorization: scene.owner.headers.authorization },
    body: toForm(photo, { offset: '0' }),
  });
  return id;
}

export const pictureChanges: Record<string, AuditedChange> = {
  'POST /admin/pictures': changes('picture.added', 'made', async () => ({
    path: '/admin/pictures',
    body: toForm(await takePhoto()),
  })),
  'POST /admin/uploads': prepares(async () => ({ path: '/admin/uploads', body: { size: 100 } })),
  'POST /admin/uploads/{id}/parts': prepares(async (scene) => ({
    path: `/admin/uploads/${await begin(scene, 100)}/parts`,
    body: toForm(Buffer.alloc(50), { offset: '0' }),
  })),
  'POST /admin/uploads/{id}/picture': changes('picture.added', 'made', async (scene) => ({
    path: `/admin/uploads/${await uploadWhole(scene)}/picture`,
  })),
  'DELETE /admin/uploads/{id}': prepares(async (scene) => ({
    path: `/admin/uploads/${await begin(scene, 100)}`,
  })),
};
