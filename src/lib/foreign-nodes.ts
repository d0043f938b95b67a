/** The elements that hold a translator's copy of a text, by the text that it has taken out. */
const copies = new WeakMap<Node, Node>()

/**
 * Translators move texts into elements of their own, or put a copy in the place of a text. React takes no notice: it would write
 * into texts that are gone, and throw a page away where it removes such a text or puts something before it.
 */
export function bearForeignNodes(): void {
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      const copy = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
      if (text?.nodeType === Node.TEXT_NODE && !text.isConnected && copy) copies.set(text, copy)
    }
  }).observe(document, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const node = copies.get(child) ?? child
    if (node.parentNode) removeChild.call(node.parentNode, node)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let before = (next && copies.get(next)) ?? next
    while (before && before.parentNode !== this) before = before.parentNode
    insertBefore.call(this, node, before)
    return node
  }
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data
    },
    set(this: Text, value: string) {
      this.data = value
      const copy = copies.get(this)
      if (copy) copy.textContent = value
    },
  })
}
