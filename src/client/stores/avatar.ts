import { atom, type ReadableAtom } from "nanostores";
import { apiSentence } from "#domain/member/api-failures.ts";
import { photoUrlOf } from "#domain/member/user.ts";
import { changeProfile } from "../browser/api.ts";
import { cacheUser, showCached } from "../browser/member-cache.ts";
import { isPicture } from "../browser/picture.ts";

export interface Avatar {
  box: "closed" | "open" | "saving";
  photoURL: string | null;
  failure: string | undefined;
}

export interface AvatarBox {
  $avatar: ReadableAtom<Avatar>;
  open(): void;
  close(): void;
  /** Makes the picture at an address the avatar; an empty address only closes the box. */
  use(address: string): Promise<void>;
  /** Restores the default picture. */
  remove(): Promise<void>;
}

/** The avatar, and the box for its address (product.md section 4, Avatar). */
export function createAvatarBox(photoURL: string | null): AvatarBox {
  const $avatar = atom<Avatar>({ box: "closed", photoURL, failure: undefined });
  const change = (part: Partial<Avatar>) => $avatar.set({ ...$avatar.get(), ...part });

  async function save(url: string | null): Promise<void> {
    change({ box: "saving", failure: undefined });
    if (url !== null && !(await isPicture(url))) {
      return change({ box: "open", failure: "This image could not be loaded. Check the address." });
    }
    const saved = await changeProfile({ photoURL: url });
    if (!saved.ok) return change({ box: "open", failure: apiSentence(saved.error) });
    cacheUser(saved.value);
    showCached();
    change({ box: "closed", photoURL: saved.value.photoURL });
  }

  return {
    $avatar,
    open: () => change({ box: "open", failure: undefined }),
    close: () => change({ box: "closed", failure: undefined }),
    async use(address) {
      if ($avatar.get().box !== "open") return;
      if (address === "") return change({ box: "closed", failure: undefined });
      const url = photoUrlOf(address);
      if (url === null) {
        return change({ failure: "Enter an https image address (up to 2,048 characters)." });
      }
      await save(url);
    },
    async remove() {
      if ($avatar.get().box === "open") await save(null);
    },
  };
}
