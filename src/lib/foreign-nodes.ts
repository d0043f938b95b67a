/** The nodes with which a translator, or a browser that links dates and addresses, has replaced a text. */
const copies = new WeakMap<Node, ChildNode[]>()

/**
 * Translators wrap or replace text nodes. React does not notice: it would write to removed nodes, and crash the page when it
 * removes one or inserts before it.
 */
export function tolerateForeignNodes(): void {
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (text?.nodeType !== Node.TEXT_NODE || text.isConnected) continue
      const beside = [previousSibling, nextSibling].filter((node) => node?.nodeName === 'FONT')
      const copy = (addedNodes.length > 0 ? [...addedNodes] : beside) as ChildNode[] // all are children
      if (copy.length > 0) copies.set(text, copy)
    }
  }).observe(document, { childList: true, subtree: true })

  // oxlint-disable-next-line typescript/unbound-method -- called with the node they belong to
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    for (const node of copies.get(child) ?? [child])
      if (node.parentNode) removeChild.call(node.parentNode, node)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let before = (next && copies.get(next)?.[0]) ?? next
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
      const [copy, ...others] = copies.get(this) ?? []
      if (copy) copy.textContent = value
      for (const other of others) other.remove()
    },
  })
}
