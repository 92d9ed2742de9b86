;;; The settings of Emacs in pictures.  -*- lexical-binding: t; -*-
;;
;; EDITORS is the folder of the configurations, SERVER the server's program.  Debian has no mode for Swift, so there is
;; one that knows some words.

(setq package-directory-list '("/usr/share/emacs/site-lisp/elpa"))
(package-initialize)
(load-theme 'modus-vivendi t)
(menu-bar-mode -1)
(setq-default mode-line-format '(" " mode-line-buffer-identification "  " mode-name (:eval (flymake-errors))))
(setq native-comp-deferred-compilation nil suggest-key-bindings nil inhibit-startup-screen t make-backup-files nil create-lockfiles nil auto-save-default nil
      completions-format 'one-column completion-show-help nil)

;; The mode line without the number of the server's process.
(defun flymake-errors ()
  (let ((count (if (bound-and-true-p flymake-mode) (length (flymake-diagnostics)) 0)))
    (if (zerop count) "" (format "  %d error" count))))

(define-derived-mode swift-mode prog-mode "Swift"
  (setq-local comment-start "// ")
  (modify-syntax-entry ?\" "." swift-mode-syntax-table)
  (setq font-lock-defaults
        `(((,(regexp-opt '("import" "public" "enum" "struct" "let" "func") 'symbols) . 'font-lock-keyword-face)
           ("[#@]\\w+" . 'font-lock-preprocessor-face)
           ("\"\"\"" . 'font-lock-string-face)))))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(require 'lsp-mode)
(setq lsp-auto-guess-root t lsp-restart 'ignore lsp-enable-file-watchers nil lsp-enable-snippet nil
      lsp-diagnostics-provider :flymake lsp-semantic-tokens-enable t lsp-eldoc-enable-hover nil
      lsp-headerline-breadcrumb-enable nil lsp-modeline-diagnostics-enable nil lsp-modeline-code-actions-enable nil
      lsp-enable-symbol-highlighting nil lsp-signature-auto-activate nil lsp-completion-provider :none)
;; It draws the mode line again only after a key.
(add-hook 'lsp-diagnostics-updated-hook (lambda () (force-mode-line-update t)))
(load (expand-file-name "Emacs/inline-graphql.el" (getenv "EDITORS")))
(setq inline-graphql-program (getenv "SERVER"))
(add-hook 'swift-mode-hook #'lsp)
(add-hook 'graphql-mode-hook #'lsp)
